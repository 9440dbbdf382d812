/** The lessons: what each says, and what is around them. Only the page of lessons loads them. */

export const lessons = {
  title: 'Lessons',
  lead: 'Twelve short exercises for your first game. Tap a unit, then where it goes or whom it helps. Every right answer counts, and what you have solved is kept on this device alone.',
  all: 'All lessons',
  number: (number: number, title: string) => `Lesson ${number}: ${title}`,
  goal: 'Goal',
  goals: {
    stands: (unit: string) => `On the map afterwards: ${unit}`,
    gone: (unit: string) => `No longer there: ${unit}`,
    empty: (place: string) => `Nobody is in ${place}`,
    centers: (count: number) => `You own ${count} centers`,
    builds: (count: number) => `You may build ${count} units`,
    wins: 'You win the game',
  },
  solved: 'Solved.',
  missed: 'Not yet.',
  before: 'Previous lesson',
  after: 'Next lesson',
  done: 'solved',
  finished: 'That was all. You know enough to play: set up any position on the board, or begin a game.',
  lists: 'Orders as lists and text',
  noScript: 'The lessons are checked in your browser: they need JavaScript.',
  /** What each is called, the rule that it shows, and what to do. */
  byId: {
    move: {
      title: 'Move',
      rule: 'Each turn a unit goes to one neighboring place. Armies walk on land, fleets sail the seas and along coasts. All units move at the same time.',
      task: 'You are France. Send the army from Paris to Burgundy, and the fleet from Brest to the Mid-Atlantic Ocean.',
    },
    support: {
      title: 'Support an attack',
      rule: 'All units are equally strong: one against one nobody gets through. A unit that could go to a place may help another to get there instead, and adds 1 to its strength.',
      task: 'A German army sits in Burgundy. Drive it out.',
    },
    hold: {
      title: 'Support to hold',
      rule: 'Support also defends. Whoever attacks must be stronger, not just as strong.',
      task: 'Germany attacks Burgundy with two armies. Keep yours there.',
    },
    cut: {
      title: 'Cut a support',
      rule: 'A unit that is attacked cannot help at the same time: any attack on it, even one that fails, cuts its support. Only an attack from the place against which it helps does not.',
      task: 'The army in Burgundy has help from Munich. Take Burgundy all the same.',
    },
    bounce: {
      title: 'Stand in the way',
      rule: 'Two units of the same strength that go to the same place both stay where they were: they bounce, and the place is empty.',
      task: 'Germany goes to Burgundy. Keep everybody out of it, and your army in Paris.',
    },
    convoy: {
      title: 'Convoy',
      rule: 'A fleet at sea carries an army from coast to coast. Both need an order: the army where it lands, the fleet which army it carries, and where to.',
      task: 'You are England. Bring the army from Yorkshire to Norway.',
    },
    disrupt: {
      title: 'Sink a convoy',
      rule: 'A convoy fails if its fleet is driven out. An attack that does not drive it out changes nothing.',
      task: 'You are Germany. England carries an army across the North Sea. Keep it in London.',
    },
    retreat: {
      title: 'Retreat',
      rule: 'A unit that was driven out retreats to a neighboring place: not where the attack came from, nor where somebody stands or two units bounced. Otherwise it is disbanded. After a fall turn, whoever stands in a center owns it.',
      task: 'Your army was driven out of Burgundy in fall. Retreat so that you own one center more.',
    },
    build: {
      title: 'Build what you need',
      rule: 'If you own more centers than units in winter, you build the difference: armies or fleets, each in a home center of yours that is empty. From there it must be able to go where you need it.',
      task: 'You are Turkey, with one unit to build. Choose it so that next spring you can take the Black Sea from the Russian fleet. Then press Process, and do it.',
    },
    count: {
      title: 'Count the centers',
      rule: 'Centers change hands after fall only: a unit takes the one in which it stands, and what you leave stays yours until somebody else stands there. Centers less units is what you build.',
      task: 'You are France: three centers, three units. Italy comes for Marseilles. Give orders after which you may build two.',
    },
    self: {
      title: 'Bounce with yourself',
      rule: 'Your own units bounce as well. Two of them that are sent to the same place stay where they are, and guard three places against one attack.',
      task: 'You do not know whether Germany goes to Burgundy or stays. Hold Paris and Marseilles, and keep Burgundy empty, whatever it does.',
    },
    win: {
      title: 'The last center',
      rule: 'Whoever owns 18 centers after fall wins. A plan is good if it works against everything that the other side can do.',
      task: 'You own 17. Of the armies in Rome and Venice one helps the other, and you do not know which. Find orders that win in both cases.',
    },
  },
};

export type LessonsWords = typeof lessons;
