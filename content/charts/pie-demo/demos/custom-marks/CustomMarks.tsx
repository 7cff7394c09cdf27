import { PieChart } from '@mui/x-charts/PieChart';

function createMark(path: string) {
  return function Mark({ color }: { color?: string }) {
    return (
      <svg viewBox="0 0 24 24" fill={color}>
        <path d={path} />
      </svg>
    );
  };
}

const Laptop = createMark('M4 4h16v12H4zM0 18h24v3H0z');
const Phone = createMark('M6 0h12v24H6zM8 3v16h8V3z');
const Tablet = createMark('M2 1h20v22H2zM4 4v14h16V4z');

const series = [
  {
    data: [
      { value: 46, label: 'Laptop', labelMarkType: Laptop },
      { value: 39, label: 'Phone', labelMarkType: Phone },
      { value: 15, label: 'Tablet', labelMarkType: Tablet },
    ],
    valueFormatter: ({ value }: { value: number }) => `${value}%`,
  },
];

export default function CustomMarks() {
  return (
    <PieChart
      aria-label="Visits by device"
      width={220}
      height={220}
      series={series}
    />
  );
}
