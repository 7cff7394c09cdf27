import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const texts = {
  en: {
    chart: 'Visitors by season',
    seasons: ['Spring', 'Summer', 'Fall', 'Winter'],
    adults: 'Adults',
    children: 'Children',
    axis: 'Visitors',
  },
  fr: {
    chart: 'Visiteurs par saison',
    seasons: ['Printemps', 'Été', 'Automne', 'Hiver'],
    adults: 'Adultes',
    children: 'Enfants',
    axis: 'Visiteurs',
  },
};

export default function TranslatedLabels() {
  const [language, setLanguage] = React.useState<'en' | 'fr'>('en');
  const text = texts[language];
  const { series, xAxis, yAxis } = React.useMemo(
    () => ({
      series: [
        { id: 'adults', label: text.adults, data: [420, 610, 380, 290] },
        { id: 'children', label: text.children, data: [130, 340, 90, 75] },
      ],
      xAxis: [{ data: text.seasons }],
      yAxis: [{ label: text.axis }],
    }),
    [text],
  );

  return (
    <Box lang={language} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={language}
        onChange={(_, next) => next && setLanguage(next)}
      >
        <ToggleButton value="en">English</ToggleButton>
        <ToggleButton value="fr">Français</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        aria-label={text.chart}
        height={280}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
      />
    </Box>
  );
}
