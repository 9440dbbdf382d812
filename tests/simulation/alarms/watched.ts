/** The alarms of the template, and what CloudWatch makes of figures by them. */
const MINUTE = 60_000;

export interface Figure {
  /** `AWS/SQS ApproximateAgeOfOldestMessage InboundQueue`: namespace, metric, and of what. */
  readonly metric: string;
  readonly statistic: 'Maximum' | 'Sum' | 'Average';
}

export interface AlarmRule {
  readonly name: string;
  /** By the names that the expression has for them. */
  readonly figures: Readonly<Record<string, Figure>>;
  /** `MAX([FILL(a, 0), FILL(b, 0) / 2])`. */
  readonly expression: string;
  readonly periodMs: number;
  readonly threshold: number;
  /** Of the last so many periods so many must be bad. */
  readonly periods: number;
  readonly badPeriods: number;
  readonly operator: 'GreaterThanThreshold' | 'LessThanThreshold';
  readonly isMissingBad: boolean;
}

interface MetricText {
  readonly Id: string;
  readonly Expression?: string;
  readonly MetricStat?: {
    readonly Metric: {
      readonly Namespace: string;
      readonly MetricName: string;
      readonly Dimensions?: readonly { readonly Name: string; readonly Value: unknown }[];
    };
    readonly Period: number;
    readonly Stat: Figure['statistic'];
  };
}

interface AlarmText {
  readonly Metrics: readonly MetricText[];
  readonly Threshold: number;
  readonly EvaluationPeriods: number;
  readonly DatapointsToAlarm?: number;
  readonly ComparisonOperator: AlarmRule['operator'];
  readonly TreatMissingData: 'breaching' | 'notBreaching';
}

type Resources = Readonly<Record<string, { readonly Type: string; readonly Properties: unknown }>>;

/** CloudFormation puts a hash behind each name. */
const plain = (id: string) => id.replace(/[0-9A-F]{8}$/, '');

export function alarmsIn(resources: Resources): readonly AlarmRule[] {
  return Object.entries(resources)
    .filter(([, { Type }]) => Type === 'AWS::CloudWatch::Alarm')
    .map(([id, { Properties }]): AlarmRule => {
      const text = Properties as AlarmText;
      const stats = text.Metrics.flatMap(({ Id, MetricStat }) =>
        MetricStat === undefined ? [] : [{ Id, MetricStat }],
      );
      const figures = stats.map(({ Id, MetricStat: { Metric, Stat } }) => {
        const of = (Metric.Dimensions ?? []).flatMap(({ Value }) => {
          const { Ref, 'Fn::GetAtt': got } = Value as { Ref?: string; 'Fn::GetAtt'?: readonly [string] };
          const found = Ref ?? got?.[0];
          return found === undefined ? [] : [plain(found)];
        });
        return [Id, { metric: [Metric.Namespace, Metric.MetricName, ...of].join(' '), statistic: Stat }] as const;
      });
      return {
        name: plain(id),
        figures: Object.fromEntries(figures),
        expression: text.Metrics.find(({ Expression }) => Expression !== undefined)?.Expression ?? stats[0]!.Id,
        periodMs: stats[0]!.MetricStat.Period * 1_000,
        threshold: text.Threshold,
        periods: text.EvaluationPeriods,
        badPeriods: text.DatapointsToAlarm ?? text.EvaluationPeriods,
        operator: text.ComparisonOperator,
        isMissingBad: text.TreatMissingData === 'breaching',
      };
    });
}

export interface Sample {
  readonly at: number;
  readonly value: number;
}

/** When the alarm begins to ring, each time, at the end of a period between `start` and `end`. A day's period slides: it has ended whenever one looks. */
export function ringings(
  rule: AlarmRule,
  samples: ReadonlyMap<string, readonly Sample[]>,
  start: number,
  end: number,
): readonly number[] {
  const bad: boolean[] = [];
  const rings: number[] = [];
  let isRinging = false;
  const period = Math.min(rule.periodMs, end - start);
  for (let from = start; from + period <= end; from += period) {
    const values = Object.fromEntries(
      Object.entries(rule.figures).map(([id, { metric, statistic }]) => {
        const within = (samples.get(metric) ?? []).filter(({ at }) => at >= from && at < from + period);
        return [
          id,
          figureOf(
            statistic,
            within.map(({ value }) => value),
          ),
        ];
      }),
    );
    const value = evaluate(rule.expression, values);
    bad.push(value === null ? rule.isMissingBad : isBad(rule, value));
    const before = isRinging;
    isRinging = bad.slice(-rule.periods).filter(Boolean).length >= rule.badPeriods;
    if (isRinging && !before) rings.push(from + period);
  }
  return rings;
}

function figureOf(statistic: Figure['statistic'], values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sum = values.reduce((all, value) => all + value, 0);
  return statistic === 'Sum' ? sum : statistic === 'Average' ? sum / values.length : Math.max(...values);
}

const isBad = ({ threshold, operator }: AlarmRule, value: number) =>
  operator === 'GreaterThanThreshold' ? value > threshold : value < threshold;

/** What the template's expressions are made of, and no more. Throws on anything else. */
function evaluate(expression: string, values: Readonly<Record<string, number | null>>): number | null {
  const listed = /^(SUM|MAX)\(\[(.+)\]\)$/.exec(expression);
  if (listed === null) {
    const value = values[expression];
    if (value === undefined) throw new Error(`Not evaluated here: ${expression}`);
    return value;
  }
  const parts = listed[2]!.split(/, (?=FILL)/).map((part) => {
    const [, id = '', per = '1'] = /^FILL\((\w+), 0\)(?: \/ ([\d.]+))?$/.exec(part) ?? [];
    if (!(id in values)) throw new Error(`Not evaluated here: ${part}`);
    return (values[id] ?? 0) / Number(per);
  });
  return listed[1] === 'SUM' ? parts.reduce((sum, part) => sum + part, 0) : Math.max(...parts);
}

export { MINUTE };
