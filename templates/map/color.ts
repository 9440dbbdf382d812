/** Colours in OKLab (Ottosson 2020), where distances and mixtures are what the eye takes them for. */

export type Lab = readonly [lightness: number, a: number, b: number];
/** Linear light, 0 to 1. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

/** Linear light of `#rrggbb`. */
export function linearOf(hex: string): LinearRgb {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** `#rrggbb` of linear light; what the screen cannot show is cut off. */
export function hexOf(linear: LinearRgb): string {
  const parts = linear.map((value) => {
    const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    const byte = Math.round(Math.min(1, Math.max(0, encoded)) * 255);
    return byte.toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

export function labOf([red, green, blue]: LinearRgb): Lab {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

export function linearOfLab([lightness, a, b]: Lab): LinearRgb {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** So much of the first colour in the second: 1 is all of it. */
export function mixColors(first: string, second: string, share: number): string {
  const [a, b] = [labOf(linearOf(first)), labOf(linearOf(second))];
  const part = (n: 0 | 1 | 2) => a[n] * share + b[n] * (1 - share);
  return hexOf(linearOfLab([part(0), part(1), part(2)]));
}

/** The same hue at another lightness (0 black, 1 white), its chroma multiplied. */
export function shadeColor(hex: string, lightness: number, chroma = 1): string {
  const [, a, b] = labOf(linearOf(hex));
  return hexOf(linearOfLab([lightness, a * chroma, b * chroma]));
}
