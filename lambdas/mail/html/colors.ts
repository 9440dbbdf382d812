/** Colors as HTML and CSS write them, and whether a text stands out from what is behind it (WCAG 2.2, contrast ratio). */

/** Red, green and blue from 0 to 255; `alpha` from 0 to 1. */
export interface Color {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

export const BLACK: Color = { red: 0, green: 0, blue: 0, alpha: 1 };
export const WHITE: Color = { red: 255, green: 255, blue: 255, alpha: 1 };
const NONE: Color = { ...BLACK, alpha: 0 };

/** Nobody reads what stands out less. Light grey on white, as some programs set footers, has 1.6. */
const LEAST_CONTRAST = 1.25;

export function canBeRead(text: Color, behind: Color): boolean {
  const [one, other] = [luminance(layColorOver(text, behind)), luminance(behind)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= LEAST_CONTRAST;
}

/** A color laid over another, which is opaque. */
export function layColorOver(top: Color, below: Color): Color {
  const mix = (a: number, b: number) => a * top.alpha + b * (1 - top.alpha);
  return {
    red: mix(top.red, below.red),
    green: mix(top.green, below.green),
    blue: mix(top.blue, below.blue),
    alpha: 1,
  };
}

function luminance({ red, green, blue }: Color): number {
  const linear = (value: number) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Null: no color, or none that is known. */
export function parseColor(written: string): Color | null {
  const text = written.trim().toLowerCase();
  if (text === 'transparent') return NONE;
  const hex = /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.exec(text)?.[1];
  const name = NAMES.get(text);
  if (name !== undefined) return fromHex(name);
  if (hex !== undefined) return fromHex(hex);
  const call = /^(rgba?|hsla?)\(([^()]{1,80})\)$/.exec(text);
  if (call === null) return null;
  const parts = call[2]!.split(/[\s,/]+/).filter((part) => part !== '');
  const [a = 0, b = 0, c = 0] = parts.slice(0, 3).map((part, n) => componentOf(part, call[1]!.startsWith('hsl'), n));
  const alpha = parts[3] === undefined ? 1 : parseShare(parts[3]);
  if (![a, b, c, alpha].every(Number.isFinite)) return null;
  return call[1]!.startsWith('hsl') ? fromHsl(a, b, c, alpha) : { red: a, green: b, blue: c, alpha };
}

function componentOf(part: string, isHsl: boolean, n: number): number {
  const number = Number.parseFloat(part);
  if (isHsl) return n === 0 ? number * (ANGLES.get(/[a-z]+$/.exec(part)?.[0] ?? 'deg') ?? Number.NaN) : number / 100;
  return Math.min(255, Math.max(0, part.endsWith('%') ? number * 2.55 : number));
}

const ANGLES: ReadonlyMap<string, number> = new Map([
  ['deg', 1],
  ['turn', 360],
  ['grad', 0.9],
  ['rad', 180 / Math.PI],
]);

/** `0.5`, `50%`. */
export function parseShare(text: string): number {
  const number = Number.parseFloat(text);
  return Math.min(1, Math.max(0, text.trim().endsWith('%') ? number / 100 : number));
}

function fromHex(hex: string): Color {
  const wide = hex.length < 5 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const [red = 0, green = 0, blue = 0, alpha = 255] = wide.match(/../g)!.map((pair) => Number.parseInt(pair, 16));
  return { red, green, blue, alpha: alpha / 255 };
}

function fromHsl(hue: number, saturation: number, lightness: number, alpha: number): Color {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (n: number) => {
    const k = (((n + hue / 30) % 12) + 12) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return { red: channel(0), green: channel(8), blue: channel(4), alpha };
}

/** Names of CSS Color 4, and what system colors are on a page that is not dark. */
const NAMES: ReadonlyMap<string, string> = new Map(
  'aliceblue,f0f8ff,antiquewhite,faebd7,aqua,00ffff,aquamarine,7fffd4,azure,f0ffff,beige,f5f5dc,bisque,ffe4c4,black,000000,blanchedalmond,ffebcd,blue,0000ff,blueviolet,8a2be2,brown,a52a2a,burlywood,deb887,cadetblue,5f9ea0,chartreuse,7fff00,chocolate,d2691e,coral,ff7f50,cornflowerblue,6495ed,cornsilk,fff8dc,crimson,dc143c,cyan,00ffff,darkblue,00008b,darkcyan,008b8b,darkgoldenrod,b8860b,darkgray,a9a9a9,darkgreen,006400,darkgrey,a9a9a9,darkkhaki,bdb76b,darkmagenta,8b008b,darkolivegreen,556b2f,darkorange,ff8c00,darkorchid,9932cc,darkred,8b0000,darksalmon,e9967a,darkseagreen,8fbc8f,darkslateblue,483d8b,darkslategray,2f4f4f,darkslategrey,2f4f4f,darkturquoise,00ced1,darkviolet,9400d3,deeppink,ff1493,deepskyblue,00bfff,dimgray,696969,dimgrey,696969,dodgerblue,1e90ff,firebrick,b22222,floralwhite,fffaf0,forestgreen,228b22,fuchsia,ff00ff,gainsboro,dcdcdc,ghostwhite,f8f8ff,gold,ffd700,goldenrod,daa520,gray,808080,green,008000,greenyellow,adff2f,grey,808080,honeydew,f0fff0,hotpink,ff69b4,indianred,cd5c5c,indigo,4b0082,ivory,fffff0,khaki,f0e68c,lavender,e6e6fa,lavenderblush,fff0f5,lawngreen,7cfc00,lemonchiffon,fffacd,lightblue,add8e6,lightcoral,f08080,lightcyan,e0ffff,lightgoldenrodyellow,fafad2,lightgray,d3d3d3,lightgreen,90ee90,lightgrey,d3d3d3,lightpink,ffb6c1,lightsalmon,ffa07a,lightseagreen,20b2aa,lightskyblue,87cefa,lightslategray,778899,lightslategrey,778899,lightsteelblue,b0c4de,lightyellow,ffffe0,lime,00ff00,limegreen,32cd32,linen,faf0e6,magenta,ff00ff,maroon,800000,mediumaquamarine,66cdaa,mediumblue,0000cd,mediumorchid,ba55d3,mediumpurple,9370db,mediumseagreen,3cb371,mediumslateblue,7b68ee,mediumspringgreen,00fa9a,mediumturquoise,48d1cc,mediumvioletred,c71585,midnightblue,191970,mintcream,f5fffa,mistyrose,ffe4e1,moccasin,ffe4b5,navajowhite,ffdead,navy,000080,oldlace,fdf5e6,olive,808000,olivedrab,6b8e23,orange,ffa500,orangered,ff4500,orchid,da70d6,palegoldenrod,eee8aa,palegreen,98fb98,paleturquoise,afeeee,palevioletred,db7093,papayawhip,ffefd5,peachpuff,ffdab9,peru,cd853f,pink,ffc0cb,plum,dda0dd,powderblue,b0e0e6,purple,800080,rebeccapurple,663399,red,ff0000,rosybrown,bc8f8f,royalblue,4169e1,saddlebrown,8b4513,salmon,fa8072,sandybrown,f4a460,seagreen,2e8b57,seashell,fff5ee,sienna,a0522d,silver,c0c0c0,skyblue,87ceeb,slateblue,6a5acd,slategray,708090,slategrey,708090,snow,fffafa,springgreen,00ff7f,steelblue,4682b4,tan,d2b48c,teal,008080,thistle,d8bfd8,tomato,ff6347,turquoise,40e0d0,violet,ee82ee,wheat,f5deb3,white,ffffff,whitesmoke,f5f5f5,yellow,ffff00,yellowgreen,9acd32,canvas,ffffff,canvastext,000000,window,ffffff,windowtext,000000,buttonface,f0f0f0,buttontext,000000,field,ffffff,fieldtext,000000,background,ffffff,infobackground,ffffff'
    .split(',')
    .flatMap((word, n, all) => (n % 2 === 0 ? [[word, all[n + 1]!] as const] : [])),
);
