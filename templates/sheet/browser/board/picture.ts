/** The map as a file that looks everywhere as it does here: its type goes along. Loaded when one is saved. */

import type { LanguageCode } from '../../../../engine/messages/languages.ts';
import { t } from '../../../locales/current.ts';
import type { Language } from '../../../locales/shape.ts';

const RULES = {
  en: () => import('../../../locales/en/rules.ts'),
  de: () => import('../../../locales/de/rules.ts'),
  fr: () => import('../../../locales/fr/rules.ts'),
};

/** The language of the page, with the rules of variants that a map's legend tells. */
export async function languageOfLegend(): Promise<Language> {
  const { rules } = await RULES[t().code as LanguageCode]();
  return { ...t(), variants: { ...t().variants, rules } };
}

/** The `@font-face` rules of the page, with the fonts in them. */
export async function fontsWithin(): Promise<string> {
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule);
  const within = rules.map(async ({ cssText, parentStyleSheet }) => {
    const [whole, path = ''] = /url\("?([^")]+)"?\)/.exec(cssText) ?? [''];
    const font = await fetch(new URL(path, parentStyleSheet?.href ?? location.href));
    return cssText.replace(whole, `url(${await asData(await font.blob())})`);
  });
  return (await Promise.all(within)).join('\n');
}

function asData(blob: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** A drawing as PNG, twice as large in pixels. */
export async function asPng(svg: Blob, [width, height]: readonly [number, number]): Promise<Blob> {
  const image = new Image(2 * width, 2 * height);
  image.src = URL.createObjectURL(svg);
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, image.width, image.height);
  URL.revokeObjectURL(image.src);
  return new Promise((done, fail) => {
    canvas.toBlob(
      (png) => (png === null ? fail(new Error('The browser draws no such picture.')) : done(png)),
      'image/png',
    );
  });
}
