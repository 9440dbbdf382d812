/** The part of libmime that is used here; the package has no types of its own. */
declare module 'libmime' {
  interface StructuredHeader {
    readonly value: string | false;
    readonly params: Readonly<Record<string, string>>;
  }
  const libmime: {
    /** Decodes the encoded words of a header value (RFC 2047). */
    decodeWords(text: string): string;
    parseHeaderValue(text: string): StructuredHeader;
    /** The usual name of a charset that goes by many: `win-1257` is `windows-1257`. */
    normalizeCharset(name: string): string;
  };
  export default libmime;
}
