/** The alarms of the template, and what CloudWatch makes of figures by them. */
const MINUTE = 60_000;

export interface AlarmRule {
  readonly name: string;
  /** `AWS/SQS ApproximateAgeOfOldestMessage InboundQueue`: namespace, metric, and of what. */
  readonly metric: string;
  readonly statistic: 'Maximum' | 'Sum' | 'Average';
  readonly periodMs: number;
  readonly threshold: number;
  /** Of the last so many periods so many must be bad. */
  readonly periods: number;
  readonly badPeriods: number;
  readonly operator: 'GreaterThanThreshold' | 'LessThanThreshold';
  readonly isMissingBad: boolean;
}

interface AlarmText {
  readonly Namespace: string;
  readonly MetricName: string;
  readonly Dimensions?: readonly { readonly Name: string; readonly Value: unknown }[];
  readonly Statistic: AlarmRule['statistic'];
  readonly Period: number;
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
      const of = (text.Dimensions ?? []).flatMap(({ Value }) => {
        const { Ref, 'Fn::GetAtt': got } = Value as { Ref?: string; 'Fn::GetAtt'?: readonly [string] };
        const found = Ref ?? got?.[0];
        return found === undefined ? [] : [plain(found)];
      });
      return {
        name: plain(id),
        metric: [text.Namespace, text.MetricName, ...of].join(' '),
        statistic: text.Statistic,
        periodMs: text.Period * 1_000,
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

/** When the alarm rings first from `start` on, at the end of a period; null: not until `end`. */
export function ringsAt(rule: AlarmRule, samples: readonly Sample[], start: number, end: number): number | null {
  const bad: boolean[] = [];
  for (let from = start; from + rule.periodMs <= end; from += rule.periodMs) {
    const values = samples.filter(({ at }) => at >= from && at < from + rule.periodMs).map(({ value }) => value);
    bad.push(isBad(rule, values));
    if (bad.slice(-rule.periods).filter(Boolean).length >= rule.badPeriods) return from + rule.periodMs;
  }
  return null;
}

function isBad({ statistic, threshold, operator, isMissingBad }: AlarmRule, values: readonly number[]): boolean {
  if (values.length === 0) return isMissingBad;
  const sum = values.reduce((all, value) => all + value, 0);
  const value = statistic === 'Sum' ? sum : statistic === 'Average' ? sum / values.length : Math.max(...values);
  return operator === 'GreaterThanThreshold' ? value > threshold : value < threshold;
}

export { MINUTE };
