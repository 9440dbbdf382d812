/** The game that a mail is of, by its id; mails of the desk share a lane. One game's flood holds up no other's results. */
export function laneOfMail(id: string): string {
  return /^([a-z0-9]{2,24})-[a-z2-7]{16}(?:_\d+)?$/.exec(id)?.[1] ?? 'desk';
}
