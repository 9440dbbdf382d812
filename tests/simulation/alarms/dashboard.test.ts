/** The dashboard as whoever is called at night sees it: laws about what the template says of it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { synthesiseGood, type TemplateText } from '../../infra/rights.ts';

let service: TemplateText;
beforeAll(async () => {
  ({ service } = await synthesiseGood());
}, 180_000);

const resources = (type: string) => Object.entries(service.Resources).filter(([, { Type }]) => Type === type);

describe('the dashboard', () => {
  /** Seconds, counts and shares: no graph has two of them. */
  const UNITS: Readonly<Record<string, string>> = {
    ApproximateAgeOfOldestMessage: 'seconds',
    ApproximateNumberOfMessagesVisible: 'count',
    Errors: 'count',
    Invocations: 'count',
    OverdueGames: 'count',
    WaitingMails: 'count',
    HeldMails: 'count',
    AsideMails: 'count',
    FailedMails: 'count',
    PasswordGuesses: 'count',
    Send: 'count',
    'Reputation.BounceRate': 'share',
    'Reputation.ComplaintRate': 'share',
  };

  interface Widget {
    readonly type: string;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly properties: {
      readonly title: string;
      readonly view?: string;
      readonly alarms?: readonly string[];
      readonly metrics?: readonly (readonly unknown[])[];
    };
  }
  interface Series {
    /** Namespace, name and dimensions; nothing of an expression. */
    readonly of: readonly string[];
    readonly label: string;
    readonly isShown: boolean;
  }

  /** The body as CloudWatch reads it; whatever CloudFormation fills in is named as in the template. */
  const text = (value: unknown): string => {
    if (typeof value === 'string') return value;
    const [[, of] = []] = Object.entries(value as object);
    if (!Array.isArray(of)) return `<${String(of)}>`;
    return Array.isArray(of[1]) ? of[1].map(text).join(of[0] as string) : `<${of.join('.')}>`;
  };
  const widgets = () => {
    const [board] = resources('AWS::CloudWatch::Dashboard').map(([, each]) => each) as {
      Properties: { DashboardBody: unknown };
    }[];
    return (JSON.parse(text(board!.Properties.DashboardBody)) as { widgets: Widget[] }).widgets;
  };
  const seriesOf = ({ properties }: Widget): readonly Series[] =>
    (properties.metrics ?? []).map((metric) => {
      const rest = metric.at(-1) as { label?: string; visible?: boolean };
      const of = metric.filter((each) => typeof each === 'string');
      return { of, label: rest.label ?? '', isShown: rest.visible !== false };
    });
  const alarms = () =>
    resources('AWS::CloudWatch::Alarm') as [
      string,
      {
        Properties: {
          Metrics: {
            MetricStat?: {
              Metric: { Namespace: string; MetricName: string; Dimensions?: { Name: string; Value: unknown }[] };
            };
          }[];
        };
      },
    ][];

  it('shows everything that an alarm watches, and each alarm that rings', () => {
    const shown = widgets().flatMap((widget) => seriesOf(widget).map(({ of }) => of.join(' ')));
    const watched = alarms().flatMap(([, { Properties }]) =>
      Properties.Metrics.flatMap(({ MetricStat }) => (MetricStat === undefined ? [] : [MetricStat.Metric])),
    );
    for (const { Namespace, MetricName, Dimensions = [] } of watched) {
      const dimensions = Dimensions.flatMap(({ Name, Value }) => [Name, text(Value)]);
      expect(shown).toContain([Namespace, MetricName, ...dimensions].join(' '));
    }
    const rings = widgets().flatMap(({ properties }) => properties.alarms ?? []);
    expect(new Set(rings).size).toBe(alarms().length);
  });

  it('names each figure in words that are no id, and no two in a widget alike', () => {
    const ids = new Set(
      alarms().flatMap(([id]) => {
        const bare = id.replace(/[0-9A-F]{8}$/, '');
        return [bare, bare.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`)].map((each) => each.toLowerCase());
      }),
    );
    for (const widget of widgets()) {
      const labels = seriesOf(widget).flatMap(({ label, isShown }) => (isShown ? [label] : []));
      for (const label of labels) {
        expect(label).toMatch(/^[A-Za-z][a-zA-Z ,:()-]+$/);
        expect(label, widget.properties.title).not.toMatch(/[a-z][A-Z]/);
        expect([...ids]).not.toContain(label.toLowerCase());
      }
      expect(new Set(labels).size, widget.properties.title).toBe(labels.length);
    }
  });

  it('has one unit in each graph, in its title, and no series in two graphs', () => {
    const graphs = widgets().filter(({ type, properties }) => type === 'metric' && properties.view === 'timeSeries');
    expect(graphs.length).toBeGreaterThan(4);
    for (const graph of graphs) {
      const units = new Set(seriesOf(graph).map(({ of }) => UNITS[of[1]!]));
      expect([...units], graph.properties.title).toEqual([expect.any(String)]);
      expect(graph.properties.title).toMatch(/, (?:seconds|messages|share of mails|in five minutes)$/);
    }
    const all = graphs.flatMap((graph) => seriesOf(graph).map(({ of }) => of.join(' ')));
    expect(all.filter((each, n) => all.indexOf(each) < n)).toEqual([]);
  });

  it('answers first whether anybody waits, and whether that answer is old; nothing lies over anything', () => {
    const [first] = widgets();
    expect([first!.x, first!.y, first!.width]).toEqual([0, 0, 24]);
    const names = seriesOf(first!).map(({ of }) => of[1]);
    expect(names).toEqual(expect.arrayContaining(['OverdueGames', 'ApproximateAgeOfOldestMessage', 'Invocations']));
    const cells = widgets().flatMap(({ x, y, width, height }) =>
      Array.from({ length: width * height }, (_, n) => `${x + (n % width)} ${y + Math.floor(n / width)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    for (const { x, width } of widgets()) expect(x + width).toBeLessThanOrEqual(24);
  });
});
