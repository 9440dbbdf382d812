declare module 'subset-font' {
  /** A font reduced to the characters of `text`, or whole. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'truetype' | 'woff' | 'woff2';
      readonly noLayoutClosure?: boolean;
      readonly noHinting?: boolean;
      /** Names of OpenType features; all of them, where it is left out. */
      readonly keepFeatures?: readonly string[];
      readonly keepAllGlyphs?: boolean;
    },
  ): Promise<Buffer>;
}
