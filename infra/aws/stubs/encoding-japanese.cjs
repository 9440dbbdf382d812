// Stands for `encoding-japanese` in the code of a function: its tables are loaded with the first mail in a Japanese character set.
let loaded;

/** As the package's: `libmime` and `mailparser` use nothing else of it. */
exports.convert = (text, options) => {
  loaded ??= require('./tables/encoding-japanese.cjs');
  return loaded.convert(text, options);
};
