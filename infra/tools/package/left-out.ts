/**
 * What `chancery-engine` leaves to `chancery-engine-variants` (docs/programs.md, 9): in the place of the modules that
 * `build-package.ts` names. The standard game in English asks for none of it.
 */
import type { adjudicateChoices as WithChoices } from '../../../engine/adjudicate/phases/resolve-choices.ts';
import type { Board } from '../../../engine/board/board.ts';
import { formatPhase, isPhaseCode } from '../../../engine/board/phase.ts';
import type * as others from '../../../engine/language/locales/other-words.ts';
import type * as points from '../../../engine/language/orders/influence-line.ts';
import type * as mistyped from '../../../engine/language/orders/mistyped-unit.ts';
import type * as courtesies from '../../../engine/language/orders/please-and-thanks.ts';
import type * as phases from '../../../engine/language/times/phase-text.ts';
import type * as maturity from '../../../engine/rules/center-maturity.ts';
import type * as clauses from '../../../engine/rules/clauses.ts';
import type * as convoys from '../../../engine/rules/convoy-between-theatres.ts';
import type * as influence from '../../../engine/rules/influence.ts';
import type * as sights from '../../../engine/rules/sight.ts';
import type * as choices from '../../../engine/rules/start-choices.ts';
import type * as insets from '../../../templates/map/inset.ts';
import type * as places from '../../../templates/map/rules-of-places.ts';
import type * as small from '../../../templates/map/small.ts';
import type * as whole from '../../../templates/markup/kept-whole.ts';
import type * as all from './all-variants.ts';

export const knowsRules: typeof all.knowsRules = ({ rules }) => Object.keys(rules).length === 0;
export const standardNames: typeof all.standardNames = [];

// Names of phases other than by their code; orders in German and French, with please and thanks, with a unit mistyped.
export const readPhaseText: typeof phases.readPhaseText = ({ variant }, text) =>
  isPhaseCode(variant.calendar, text) ? text : null;
export const inEnglishWords: typeof others.inEnglishWords = (tokens) => tokens;
export const isUmlautDecisive: typeof others.isUmlautDecisive = () => false;

export const withoutCourtesy: typeof courtesies.withoutCourtesy = (tokens) => tokens;
export const pastCourtesy: typeof courtesies.pastCourtesy = (_, i) => i;

export const withUnitSpelled: typeof mistyped.withUnitSpelled = () => null;
export const withOffers: typeof mistyped.withOffers = (read) => read;

// Rules of other variants.
export const readInfluence: typeof points.readInfluence = () => null;
export const influencePoints: typeof influence.influencePoints = () => 0;
export const orderedByRules: typeof influence.orderedByRules = () => [];
export const convoyLimit: typeof convoys.convoyLimit = () => null;
export const choicesIn: typeof choices.choicesIn = () => [];
export const isChoicePhase: typeof choices.isChoicePhase = () => false;
export const firstPhase: typeof choices.firstPhase = ({ start }) => formatPhase(start);
export const unitsFixed: typeof choices.unitsFixed = (_board, _power, units) => units;
export const matureCenters: typeof maturity.matureCenters = (centers, power) => centers[power]?.length ?? 0;
export const maturityAfter: typeof maturity.maturityAfter = () => undefined;
export const youngCenters: typeof maturity.youngCenters = () => [];
export const provincesUnseen: typeof sights.provincesUnseen = () => null;
export const nameOfStart = (): null => null;
export const neutralName = (): null => null;
export const neutralUnitsAtStart = (): readonly never[] => [];
export const unitStrengths = (): null => null;
export const strengthAt = (): number => 0;
export const provincesWithoutRetreat = (board: Board): Uint8Array => new Uint8Array(board.provinces.length);
export const placesToChoose: typeof choices.placesToChoose = () => [];
export const adjudicateChoices: typeof WithChoices = () => {
  throw new Error('There are no choices.');
};

// Their clauses and names, what their maps' legends say, and the drawing's second look: corners shown twice, names for a phone.
export const clauseOfMessage: typeof clauses.clauseOfMessage = () => undefined;
export const clauseOfOutcome: typeof clauses.clauseOfOutcome = () => undefined;
export const clauseOfVictory: typeof clauses.clauseOfVictory = () => undefined;
export const clausesOfUnit: typeof clauses.clausesOfUnit = () => [];
export const rules = {};
export const rulesOfPlaces: typeof places.rulesOfPlaces = () => [];
export const drawInsets: typeof insets.drawInsets = () => '';
export const insetBoxes: typeof insets.insetBoxes = () => [];
export const smallStyle: typeof small.smallStyle = () => '';
export const smallBoardStyle: typeof small.smallBoardStyle = () => '';
export const namesOfBoth: typeof small.namesOfBoth = (names) => names;
export const drawSmall: typeof small.drawSmall = () => '';

export const keptWhole: typeof whole.keptWhole = (text) => text;
