import { PieChart } from '@mui/x-charts/PieChart';

// Source: vega-datasets, iowa-electricity.csv (U.S. EIA). Values are GWh.
const series = [
  {
    data: [
      { id: 'fossil', value: 29329, label: 'Fossil fuels' },
      { id: 'renewable', value: 21933, label: 'Renewables' },
      { id: 'nuclear', value: 5214, label: 'Nuclear' },
    ],
    valueFormatter: ({ value }: { value: number }) =>
      `${value.toLocaleString('en-US')} GWh`,
  },
];

export default function ElectricityMix() {
  return (
    <PieChart
      aria-label="Electricity generated in Iowa in 2017, by source"
      width={220}
      height={220}
      series={series}
    />
  );
}
