/** The JSON Schemas of games as they are published: with a title. */
import type { JsonSchema } from '../../../engine/archive/json-schema.ts';
import { SUMMARY_SCHEMA } from '../../../engine/archive/old-games/summary-document.ts';
import { ARCHIVE_SCHEMA } from '../../../engine/archive/schema.ts';

/** docs/archive.schema.json */
export const GAME_SCHEMA = titled(ARCHIVE_SCHEMA, 'A game of Diplomacy, as Chancery keeps it');
/** docs/summary.schema.json */
export const OUTLINE_SCHEMA = titled(SUMMARY_SCHEMA, 'The outline of a game of Diplomacy that was played elsewhere');

function titled({ $schema, ...schema }: JsonSchema, title: string): object {
  return { $schema, title, ...schema };
}
