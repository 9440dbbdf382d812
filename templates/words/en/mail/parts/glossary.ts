/** Lines to write, each with what it does. */
export const glossary = {
  whatItDoes: 'What it does',
};
