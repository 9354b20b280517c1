import { adminMessages } from '../../../contract/admin-messages';
import { Columns } from '../../ui/columns';
import { counted } from '../../ui/counted';
import { Figure } from '../../ui/figure';
import { fullestOf, namedSteps, type Step } from './metrics';

const HEIGHT = 132;

interface MetricFigureProps {
  title: string;
  steps: readonly Step[];
  /** What is counted: 'new user'. */
  one: string;
}

/** A column for each hour or day. */
export function MetricFigure({ title, steps, one }: MetricFigureProps) {
  const fullest = fullestOf(steps);
  const caption = fullest ? `Most: ${counted(fullest.count, one)}, ${fullest.name}.` : adminMessages.metrics.none;
  return (
    <Figure title={title} caption={caption} alternative={<StepTable title={title} steps={steps} />}>
      <Columns
        height={HEIGHT}
        columns={steps.map(({ from, name, count }) => ({ key: from, count, title: `${name}: ${counted(count, one)}` }))}
        names={namedSteps(steps)}
      />
    </Figure>
  );
}

function StepTable({ title, steps }: { title: string; steps: readonly Step[] }) {
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">From</th>
          <th scope="col">Users</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <tr key={step.from}>
            <th scope="row">{step.name}</th>
            <td>{step.count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
