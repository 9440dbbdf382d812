/** The languages with the words for archives, which are brought along by whoever reads archives. */
import { archive as germanArchive } from '../../templates/locales/de/archive-answers.ts';
import { german as bareGerman } from '../../templates/locales/de/german.ts';
import { archive as englishArchive } from '../../templates/locales/en/archive-answers.ts';
import { english as bareEnglish } from '../../templates/locales/en/english.ts';
import { archive as frenchArchive } from '../../templates/locales/fr/archive-answers.ts';
import { french as bareFrench } from '../../templates/locales/fr/french.ts';

export const english = { ...bareEnglish, said: { ...bareEnglish.said, ...englishArchive } };
export const german = { ...bareGerman, said: { ...bareGerman.said, ...germanArchive } };
export const french = { ...bareFrench, said: { ...bareFrench.said, ...frenchArchive } };
