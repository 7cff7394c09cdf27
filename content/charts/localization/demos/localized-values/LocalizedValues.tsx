import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const texts = {
  'en-US': { rain: 'Rain', title: 'Rain in Seattle by month, 2015' },
  'fr-FR': { rain: 'Pluie', title: 'Pluie à Seattle par mois, 2015' },
  'pt-BR': { rain: 'Chuva', title: 'Chuva em Seattle por mês, 2015' },
};
type Language = keyof typeof texts;
const languages: Language[] = ['en-US', 'fr-FR', 'pt-BR'];

// Source: vega-datasets, seattle-weather.csv (NOAA), monthly sums of 2015.
const inches = [3.65, 5.28, 4.46, 2.05, 0.58, 0.23];
const months = inches.map((_, index) => new Date(2015, index, 1));

export default function LocalizedValues() {
  const [language, setLanguage] = React.useState<Language>('fr-FR');
  const { rain, title } = texts[language];
  const xAxis = React.useMemo(() => {
    const short = new Intl.DateTimeFormat(language, { month: 'short' });
    return [
      { data: months, valueFormatter: (date: Date) => short.format(date) },
    ];
  }, [language]);
  const { yAxis, series } = React.useMemo(() => {
    const number = new Intl.NumberFormat(language, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 2,
    });
    return {
      yAxis: [{ valueFormatter: (value: number) => number.format(value) }],
      series: [
        {
          id: 'rain',
          label: `${rain} (in)`,
          data: inches,
          valueFormatter: (value: number | null) =>
            value === null ? null : number.format(value),
        },
      ],
    };
  }, [language, rain]);

  return (
    <Box lang={language} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={language}
        onChange={(_, value: Language | null) => value && setLanguage(value)}
      >
        {languages.map((option) => (
          <ToggleButton
            key={option}
            value={option}
            sx={{ textTransform: 'none' }}
          >
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        aria-label={title}
        height={290}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
      />
    </Box>
  );
}
