import {
  FunnelChart,
  funnelSectionClasses,
  type FunnelSeries,
} from '@mui/x-charts-pro/FunnelChart';

const categories = ['Visits', 'Sign-ups', 'Trials', 'Purchases'];
const spring = [5200, 2900, 1700, 640];
const fall = [4300, 3100, 2100, 980];

function toData(values: number[], period: string, color: string) {
  return values.map((value, index) => ({
    value,
    color,
    label: (location: string) => {
      if (location === 'legend') return index === 0 ? period : undefined;
      return `${categories[index]}, ${period}`;
    },
  }));
}

const series: FunnelSeries[] = [
  {
    id: 'spring',
    data: toData(spring, 'Spring', '#b0bec5'),
    sectionLabel: false,
  },
  {
    id: 'fall',
    data: toData(fall, 'Fall', '#e65100'),
    variant: 'outlined',
    sectionLabel: false,
  },
];

export default function ComparePeriods() {
  return (
    <FunnelChart
      aria-label="Steps to a purchase, in spring and in fall"
      height={300}
      series={series}
      categoryAxis={{
        categories,
        size: 80,
        disableLine: true,
        disableTicks: true,
      }}
      sx={{
        [`& .${funnelSectionClasses.outlined}`]: {
          fillOpacity: 0,
          strokeWidth: 3,
        },
      }}
    />
  );
}
