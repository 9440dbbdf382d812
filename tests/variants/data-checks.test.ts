/** What a designer is told: file, field and cure, for each fault that the check of a variant's data finds. */
import { describe, expect, it } from 'vitest';
import { checkProvenance } from '../../infra/tools/variants/checks/check.ts';
import { formatFault, parseProvenance, parseVariant } from '../../infra/tools/variants/variant-schema.ts';
import { faultIn } from '../../templates/locales/text/variant-faults.ts';
import { changeIn, skerry, told } from './example.ts';

/** Slips in the guide's example, each with one of the lines that the check then writes: `=` sets a field, `+=` and `-=` change a list. */
const SLIPS = `
colour = "red"
=> there is no field 'colour' here; take it out or correct its spelling
delete powers.1.letter
=> powers[1].letter (BRAE): missing; write one capital letter, such as "E", or a digit
victory.centers = "five"
=> victory.centers: "five" cannot be read; write the number of centers that wins
provinces.ard.id = "Ard!"
=> provinces[0].id (Ard!): "Ard!" cannot be read; write a province id of two to six small letters or digits, such as "bud"
powers.0.units.0 = "fleet ard"
=> powers[0].units[0] (ARDEN): "fleet ard" cannot be read; write a unit, such as "A bud" or "F stp/sc"
adjacency.army = [["ard","ash","cal"]]
=> adjacency.army[0]: ["ard","ash","cal"] cannot be read; write a border, such as ["bud", "vie"]
designers = []
=> designers: nobody is named; write who designed the variant, such as ["Allan B. Calhamer"]
rules.build-anywhere = true
=> rules: there is no field 'build-anywhere' here; take it out or correct its spelling
rules.build-cap = {"perPower":0}
=> rules.build-cap.perPower: 0 cannot be read; write builds for one power in one winter, at least 1
provinces += {"id":"ard","name":"Other","type":"coast","center":true}
=> provinces: two provinces have the id 'ard'; every id must be unique
provinces.ash.aliases = ["belford"]
=> provinces[2].name (bel): 'Belford' already means Ashby (ash); keep it for one of the two
provinces.ash.aliases = ["st. áb"]
provinces.bel.aliases = ["st ab"]
=> provinces[2].aliases (bel): 'st ab' already means Ashby (ash); keep it for one of the two
provinces.ash.aliases = ["hold"]
=> provinces[1].aliases (ash): 'hold' is a word of orders; call the place otherwise
provinces += {"id":"fel","name":"Fells","type":"impassable","center":true}
victory.of = 10
=> provinces[13] (fel): no unit can ever come here, so it cannot be a supply center; take "center" out
provinces.ash.coasts = ["nc","sc"]
=> provinces[1] (ash): only a coast has named coasts, and this is 'land'; take "coasts" out
provinces.spi.coasts += "xc"
adjacency.fleet += ["spi/xc","eas"]
=> provinces[11] (spi): the coast 'xc' has no name; add it to coastNames
adjacency.army.3.1 = "fur"
=> adjacency.army[3] (ard-fur): there is no province 'fur'; did you mean fir?
adjacency.army += ["ash","ard"]
=> adjacency.army[19] (ash-ard): this border is already in adjacency.army[0] (ard-ash); a border counts both ways and is written once
adjacency.fleet += ["spi/ec","spi/wc"]
=> adjacency.fleet[16] (spi/ec-spi/wc): a province does not border itself; take the pair out
adjacency.army += ["ard","nor"]
=> adjacency.army[19] (ard-nor): no army can be at sea in North Sound (nor); move the pair to fleet
adjacency.fleet += ["ard","ash"]
=> adjacency.fleet[16] (ard-ash): no fleet can be inland in Ashby (ash); move the pair to army
adjacency.fleet.11.1 = "spi"
=> adjacency.fleet[11] (eas-spi): The Spit has several coasts; say which: spi/ec or spi/wc
adjacency.fleet.11.1 = "spi/nc"
=> adjacency.fleet[11] (eas-spi/nc): The Spit has no coast 'spi/nc'; did you mean spi/ec or spi/wc?
adjacency.seasonal = [{"type":"A","pair":["bra","spi/ec"],"seasons":["S"]}]
=> adjacency.seasonal[0] (bra-spi/ec): armies know no coasts; write spi
provinces += {"id":"fel","name":"Fells","type":"impassable"}
adjacency.army += ["ash","fel"]
=> adjacency.army[19] (ash-fel): Fells (fel) is impassable and borders nothing; take the pair out
adjacency.seasonal = [{"type":"A","pair":["ash","cor"],"seasons":["U"]}]
=> adjacency.seasonal[0]: the calendar has no season U; write one of S, F, W
adjacency.army += ["ard","ske"]
adjacency.fleet -= ["nor","ske"]
=> provinces[10] (ske): the coast ske touches no sea; add the fleet border, make it land, or list it in a waterway
waterways = [{"name":"Burn","provinces":["ash"]}]
=> waterways[0]: 'ash' is no coast that fleets can pass; take it out or correct it
adjacency.army -= ["ash","moo"]
adjacency.army -= ["bel","moo"]
adjacency.army -= ["cal","moo"]
=> adjacency: no way leads from Ardmouth to moo; add the missing borders, or make what nobody may enter impassable
provinces.ard.theatre = "N"
=> provinces[0] (ard): the theatre N is not explained; add "theatres" with its full name
theatres
delete provinces.ard.theatre
=> provinces[0] (ard): it lies in no theatre; write one of N, S
theatres
provinces.ard.theatre = "E"
=> provinces[0] (ard): there is no theatre E; add it to theatres or correct it
placeAliases = {"ard":"ash"}
=> placeAliases: 'ard' is a place of this map; only other spellings belong here
placeHints = {"ard/nc":"arr"}
=> placeHints: 'ard/nc' cannot mean 'arr': there is no such place; did you mean ard?
counts = {"land":5}
=> counts.land: the rules count 5, the data 4; find which is wrong
powers.1.letter = "A"
=> powers: two powers have the letter A; lists of powers in mails need one for each
powers.1.name = "ARDEN"
=> powers[1] (ARDEN): 'ARDEN' already means ARDEN; keep it for one of them
powers.2.aliases = ["BA"]
=> powers[2] (CORRIE): 'BA' can be read as B and A, letters of powers; choose other letters
powers.0.home += "fir"
=> powers[0].home (ARDEN): 'fir' is no supply center; give the province "center": true or take it out
powers.0.home += "bel"
=> powers: 'bel' is home to two powers; leave it with one
powers.0.owns = ["ard","bra"]
=> powers: 'bra' is owned by two powers at the start; leave it with one
powers.0.units.1 = "A nor"
=> powers[0].units (ARDEN): A nor: an army cannot stand at sea; write F nor
powers.0.units.1 = "F ash"
=> powers[0].units (ARDEN): F ash: a fleet cannot stand inland; write A ash
powers.0.units.0 = "F spi"
=> powers[0].units (ARDEN): F spi: name the coast: F spi/ec or F spi/wc
powers.0.units.1 = "A spi/ec"
=> powers[0].units (ARDEN): A spi/ec: an army stands on no coast; write A spi
powers.0.units.1 = "A asg"
=> powers[0].units (ARDEN): A asg: there is no province 'asg'; did you mean ash?
powers.1.units.0 = "A ash"
=> powers[1].units (BRAE): A ash: a unit of ARDEN stands there already; a province holds one unit
powers.0.units += "A ske"
=> powers[0].units (ARDEN): A ske can never move; add a border of ske for armies
theatres
powers.0.theatre = "E"
=> powers[0] (ARDEN): there is no theatre E; add it to theatres
powers.0.units = []
powers.0.owns = []
=> powers[0] (ARDEN): it has neither units nor centers; give it a start
players = {"min":4,"max":4}
=> players.max: there are 3 powers, so 3 people can play; write 3
players = {"min":2,"max":3}
=> players.min: the rule optional-powers names 0 powers that may be left out; write 3, or name others
victory.of = 10
=> victory.of: the map has 9 supply centers; write 9
victory.centers = 12
=> victory.centers: nobody can own 12 of 9 centers; write fewer
victory.centers = 2
=> victory.centers: a power owns 2 centers at the start and would win at once; write more
victory.by = "seat"
=> victory.by: there are no seats; add the rule seats or count by power
theatres
victory.inOneTheatre = 6
=> victory.inOneTheatre: no theatre has so many centers; write fewer, or add theatres
victory.joint = "different-theatres"
=> victory.joint: say how many centers in one theatre are needed: add inOneTheatre
victory.counted = {"season":"U","phase":"M"}
=> victory.counted.season: the calendar has no season U; write one of S, F, W
calendar.seasons.1.letter = "S"
=> calendar.seasons: two seasons have the letter S; phase codes need one for each
calendar.seasons.1.aliases = ["W"]
=> calendar.seasons[1] (Fall): the alias W is the letter of a season; take it out
calendar.seasons.0.phases.0 = "R"
calendar.seasons.0.phases.1 = "M"
=> calendar.seasons[0] (Spring): its phases cannot be R, M; write M, M R, M R A, M A or A
delete calendar.seasons.1.ownership
=> calendar.seasons: centers never change hands; give a season "ownership": true
calendar.seasons.2.ownership = true
=> calendar.seasons[2] (Winter): centers change hands after moves, and there are none here; move ownership to another season
calendar.seasons = [{"letter":"S","name":"Spring","phases":["M","R"]},{"letter":"F","name":"Fall","phases":["M","R"],"ownership":true}]
=> calendar.seasons: nobody ever builds; give a season the phase A
calendar.start = "U1700M"
=> calendar.start: a game cannot start with U1700M; write a season of the list that has moves, the year and M
rules.unit-strength = [{"powers":["ARDAN"],"roles":["attack"],"tenths":9}]
=> rules.unit-strength: there is no power ARDAN; did you mean ARDEN?
rules.no-convoy-from = ["sko"]
=> rules.no-convoy-from: there is no province 'sko'; did you mean ske?
rules.build-sites = {"shared":["fir"]}
=> rules.build-sites: 'fir' is no supply center, so nothing is built there; take it out
rules.build-sites = {"theatres":{"ARDEN":["N"]}}
=> rules: there is no theatre N; add it to theatres or correct it
rules.build-types = {"powers":{"ARDEN":[]}}
=> rules: ARDEN can never build; give it a home center, a site or a type that fits
rules.build-sites = {"homesNeeded":3}
=> rules.build-sites: ARDEN has 2 home centers and needs 3 to build; lower homesNeeded
rules.convoy-from = ["ash"]
=> rules.convoy-from: 'ash' is no coast; only a coast needs this rule for its fleets to convoy
rules.no-convoy-from = ["ash"]
=> rules.no-convoy-from: no fleet is ever in 'ash'; take it out
rules.convoy-from = ["ske"]
rules.no-convoy-from = ["ske"]
=> rules.no-convoy-from: 'ske' is in convoy-from too; leave it in one of them
rules.convoy-between-theatres = {"landing":"own-center"}
=> rules.convoy-between-theatres: there are no theatres; add theatres, or take the rule out
theatres
delete powers.1.theatre
rules.convoy-between-theatres = {"landing":"own-center"}
=> rules.convoy-between-theatres: BRAE has no theatre of its own; give it one
rules.influence = {"pointsPerCenter":1,"unitsPerPhase":3,"orders":["hold"],"sealed":"forever"}
=> rules.influence: there is nobody to influence; add the rule neutral-units
rules.neutral-units = {"name":"NEUTRAL","display":"Neutral","adjective":"Neutral","units":["A ash"]}
=> rules['neutral-units'].units: A ash: a unit of ARDEN stands there already; a province holds one unit
rules.neutral-units = {"name":"NEUTRAL","display":"Neutral","adjective":"Neutral","units":["A moo","A fir"],"whenAbsent":"ARDEN"}
=> rules.neutral-units: ARDEN is never absent; name it in the rule optional-powers
rules.neutral-units = {"name":"NEUTRAL","display":"Neutral","adjective":"Neutral","units":["A moo","A fir"],"orders":["A moo - ash"]}
=> rules.neutral-units: 'A moo - ash': a standing order is to hold or to support a hold; write it like "A spa S F por"
rules.neutral-units = {"name":"NEUTRAL","display":"Neutral","adjective":"Neutral","units":["A moo","A fir"],"orders":["A ash H"]}
=> rules.neutral-units: 'A ash H': A ash is none of the neutral units; correct it
rules.neutral-units = {"name":"NEUTRAL","display":"Neutral","adjective":"Neutral","units":["A moo","A fir"],"orders":["A moo S A fir"]}
=> rules.neutral-units: 'A moo S A fir': moo does not touch fir; let it hold
rules.seats = {"fixed":[{"name":"HILLS","display":"Hills","powers":["ARDEN","BRAE"]}],"drawn":{"pools":[["BRAE"]]}}
players = {"min":2,"max":2}
=> rules.seats: BRAE is in two seats or pools; leave it in one
rules.seats = {"fixed":[{"name":"HILLS","display":"Hills","powers":["ARDEN","BRAE"]}]}
players = {"min":1,"max":1}
=> rules.seats: CORRIE is in no seat and no pool; add it
rules.seats = {"fixed":[{"name":"HILLS","display":"Hills","powers":["ARDEN","BRAE"],"aliases":["corrie"]}],"drawn":{"pools":[["CORRIE"]]}}
=> rules.seats: the seat HILLS is called 'corrie' as a power is; call one of them otherwise
rules.seats = {"fixed":[],"drawn":{"pools":[["ARDEN","BRAE"],["CORRIE"]]}}
players = {"min":2,"max":2}
=> rules.seats: each drawn seat gets one power of each pool; make all pools equally long
rules.seats = {"fixed":[{"name":"HILLS","display":"Hills","powers":["ARDEN","BRAE"]}],"drawn":{"pools":[["CORRIE"]]}}
players = {"min":3,"max":3}
=> players.max: the rule seats makes 2 seats, so 2 people can play; write 2
rules.start-choices = {"phase":"W1698A","choices":[{"power":"ARDEN","units":["F ard"],"numbers":"free"}]}
=> rules.start-choices.phase: W1698A does not come right before S1700M; correct it
rules.start-choices = {"phase":"W1699A","choices":[{"power":"ARDEN","units":["A ard"],"numbers":"free"}]}
=> rules.start-choices: A ard is no starting unit of ARDEN; write one of F ard, A ash
rules.start-choices = {"phase":"W1699A","choices":[{"power":"ARDEN","units":["A ash"],"numbers":"free"}]}
=> rules.start-choices: there is nothing to choose: F ash: a fleet cannot stand inland; write A ash
rules.start-choices = {"phase":"W1699A","choices":[{"power":"ARDEN","units":["F ard"],"numbers":"free"},{"power":"ARDEN","units":["F ard"],"numbers":"kept"}]}
=> rules.start-choices: two choices speak of 'ard'; leave it in one
`;

describe("the check of a variant's data", () => {
  it('finds nothing wrong in the example of the guide', () => expect(told(() => {})).toEqual([]));

  const slips = [...SLIPS.matchAll(/((?:^(?!=>).+\n)+)=> (.+)/gm)].map(
    ([, slip, line]) => [slip!.trim(), line!] as const,
  );
  it.each(slips)('%s', (slip, line) => {
    const faults = told((draft) => {
      for (const change of slip.split('\n')) changeIn(draft, change);
    });
    const fault = `In variant.json: ${line}`;
    expect(faults).toContain(fault.slice('In '.length));
    const facts = (said: string) => new Set(said.match(/'[^']*'(?!\w)|\d+|[A-Z]{2,}/g));
    for (const code of ['de', 'fr'] as const) {
      const said = faultIn(code, fault);
      if (!line.includes('cannot be read')) expect([...facts(line)].filter((fact) => !said.includes(fact))).toEqual([]);
      expect(said).not.toMatch(/\{\d\}|\b(?:is|write|take|the|give|leave|or|add|it|cannot)\b/);
    }
  });
});

describe('a file that is no JSON', () => {
  it('is told with line and column', () => {
    const text = '{\n  "id": "skerry",\n  "name" "Skerry"\n}\n';
    const { faults } = parseVariant(text, 'variant.json') as { faults: readonly { message: string }[] };
    expect(faults[0]?.message).toMatch(/^this is no JSON: line 3, column 10: /);
  });
});

describe('provenance.json', () => {
  const faultsOf = (provenance: object) => {
    const read = parseProvenance(JSON.stringify(provenance), 'provenance.json');
    if (read.faults !== undefined) return read.faults.map(formatFault);
    return [...checkProvenance(read.value, skerry())].map(({ message }) => message);
  };
  const sound = { default: { army: 'guessed' }, standings: { guessed: 'a guess', rules: 'in the rules' } };

  it('may list what is in the variant', () => {
    expect(faultsOf({ ...sound, army: { rules: ['ard-ash'] }, centers: { rules: ['ske'] } })).toEqual([]);
  });

  it('may not list a border or center that is not', () => {
    expect(faultsOf({ ...sound, army: { rules: ['ash-ard'] }, centers: { rules: ['fir'] } })).toEqual([
      "'fir' is not in variant.json; add it or correct the spelling",
      "'ash-ard' is not in variant.json; add it or correct the spelling",
    ]);
  });

  it('explains every standing and lists nothing twice', () => {
    expect(faultsOf({ ...sound, army: { hearsay: ['ard-ash'], rules: ['ard-ash'] } })).toEqual([
      "'hearsay' is not explained; add it to standings",
      "'ard-ash' is listed twice; leave it in one place",
    ]);
  });
});
