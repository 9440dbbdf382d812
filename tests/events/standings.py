"""Points of finished games by docs/mastering.md alone, from their archives: python3 standings.py 'SCORING' FILE... JSON, by game and power, and by player."""
import json, sys

def ended(game):
    """Centers at the end, the year in which each power lost its last one, and the first and last year."""
    powers = [seat['power'] for seat in game['powers']]
    tables = [(int(phase['phase'][1:5]), phase['resolution']['centers']) for phase in game['phases']]
    owned = lambda table, power: len(table.get(power, []))
    final = {power: owned(tables[-1][1], power) for power in powers}
    out = {}
    for power in powers:
        if final[power] == 0:
            with_one = [n for n, (_, table) in enumerate(tables) if owned(table, power)]
            out[power] = tables[with_one[-1] + 1 if with_one else 0][0]
    return final, out, tables[0][0], tables[-1][0]

def shared(powers, key, prizes, split):
    """Prizes by place; those who tie get what `split` makes of the prizes of their places."""
    order, got = sorted(powers, key=key, reverse=True), {}
    while order:
        tied = [power for power in order if key(power) == key(order[0])]
        mine, prizes = (prizes + [0] * len(tied))[:len(tied)], prizes[len(tied):]
        got.update({power: split(mine) for power in tied})
        order = order[len(tied):]
    return got

def points(game, scoring):
    outcome = game['outcome']
    if outcome['kind'] == 'terminated':
        return {}
    final, out, first, last = ended(game)
    mean = lambda prizes: sum(prizes) / len(prizes)
    standing = lambda power: (1, final[power]) if final[power] else (0, out[power])
    survival = lambda power: min(2, (out.get(power, last) - first) / 4)
    name, *words = scoring.split()
    if outcome['kind'] in ('won', 'conceded'):
        size = len(final)
        win = {'carnage': 1000 * sum(range(size + 1)) + sum(final.values()), 'detour09': 110, 'table': float(words[-1]) if words else 0}.get(name, 100)
        losers = survival if name == 'detour09' else lambda power: 0
        return {power: win / len(outcome['powers']) if power in outcome['powers'] else losers(power) for power in final}
    alive = [power for power in final if final[power]]
    if name == 'draw-size':
        return {power: 100 / len(outcome['powers']) if power in outcome['powers'] else 0 for power in final}
    if name == 'sum-of-squares':
        return {power: 100 * final[power] ** 2 / sum(count ** 2 for count in final.values()) for power in final}
    if name == 'c-diplo':
        prizes = shared(alive, final.get, [38, 14, 7], mean)
        return {power: 1 + final[power] + prizes.get(power, 0) for power in final}
    if name == 'carnage':
        prizes = shared(final, standing, [1000 * n for n in range(len(final), 0, -1)], mean)
        return {power: final[power] + prizes[power] for power in final}
    if name == 'table':
        return shared(final, standing, [float(word) for word in words[:-2]], mean)
    prizes = shared(alive, final.get, [4, 3, 2, 1], min)
    lead = sorted(final.values())[-1] - sorted(final.values())[-2]
    raw = {power: final[power] + 2 + prizes[power] + (lead if final[power] == max(final.values()) else 0) for power in alive}
    return {power: 100 * raw[power] / sum(raw.values()) if power in raw else survival(power) for power in final}

scoring, boards, players = sys.argv[1], {}, {}
for path in sys.argv[2:]:
    game = json.load(open(path, encoding='utf-8'))
    boards[game['name']] = points(game, scoring)
    for seat in game['powers']:
        if seat['players']:
            name = game['players'][seat['players'][-1]['player']]['name']
            players.setdefault(name, []).append(boards[game['name']].get(seat['power'], 0))
print(json.dumps({'boards': boards, 'players': {name: round(sum(all), 3) for name, all in players.items()}}))
