// Stands for `iconv-lite` in the code of a function: it is loaded with the first mail in a character set that is not UTF-8.
let loaded;

function iconv() {
  loaded ??= require('./iconv-lite.cjs');
  return loaded;
}

/** As the package's: the judge and `libmime` use nothing else of it. */
exports.decode = (bytes, encoding, options) => iconv().decode(bytes, encoding, options);
exports.encodingExists = (encoding) => iconv().encodingExists(encoding);
