/**
 * How mails look. Mail programs differ in what they keep of a style sheet, so what matters stands on each element; the
 * sheet in the head adds only the dark colours. Contrast is at least 4.5 : 1 in both (checked by a test).
 */

/** Light and dark colour of each role. */
export const COLORS = {
  page: ['#f1eee7', '#15171a'],
  card: ['#fdfcf9', '#1d2024'],
  inset: ['#f5f2ea', '#25292e'],
  edge: ['#d9d3c5', '#3a4047'],
  ink: ['#22262b', '#e4e1da'],
  quiet: ['#565d66', '#a9b0b8'],
  link: ['#1c4f80', '#8fbdeb'],
  act: ['#8a3a00', '#f2b177'],
  late: ['#a3141c', '#ff9d95'],
  rest: ['#22613d', '#86d3a4'],
  button: ['#1c4f80', '#2b669e'],
  onButton: ['#fdfcf9', '#f4f7fa'],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;

export type ColorRole = keyof typeof COLORS;

export const SANS = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
export const MONO = "ui-monospace,SFMono-Regular,Menlo,Consolas,'Liberation Mono',monospace";

/** `color` and `background` of an element, for its style and (by class) for the dark. */
export function colorStyle(role: ColorRole): string {
  return `color:${COLORS[role][0]}`;
}

export function backgroundStyle(role: ColorRole): string {
  return `background-color:${COLORS[role][0]}`;
}

export function borderStyle(role: ColorRole): string {
  return `1px solid ${COLORS[role][0]}`;
}

/** The sheet: classes `ink`, `on-page`, `edge-edge` … take the dark colours where the reader's screen is dark. */
export const MAIL_STYLESHEET = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
${(Object.keys(COLORS) as ColorRole[])
  .map((role) => {
    const dark = COLORS[role][1];
    const cells = role === 'edge' ? `.cell{border-color:${dark}!important}` : '';
    return `.${role}{color:${dark}!important}.on-${role}{background-color:${dark}!important}.edge-${role}{border-color:${dark}!important}${cells}`;
  })
  .join('\n')}
}
code{font-family:${MONO};font-size:14px}.one{white-space:nowrap}
.cell{padding:4px 8px}.tight .cell{padding:4px 3px}.cell:first-child{padding-left:0!important}.cell:last-child{padding-right:0!important}
@media (max-width:480px){.card{padding:16px 14px!important}.lines{font-size:12px!important}.filled{display:none!important}.cell{font-size:14px!important}.quiet.cell{font-size:12px!important}.cell+.cell{padding-left:6px!important;padding-right:0!important}}`;
