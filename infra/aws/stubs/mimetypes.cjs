// Stands for libmime's table of file types in the code of a function: it is read when a name or a type of an attachment is looked up.
for (const name of ['list', 'extensions']) {
  Object.defineProperty(exports, name, { enumerable: true, get: () => require('./tables/mimetypes.cjs')[name] });
}
