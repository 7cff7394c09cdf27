import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const values = ['Date', 'Time', 'DateTime'];
const lengths = ['Single', 'Range'];
const styles = ['Picker', 'Field', 'Inline'];

const inline: Record<string, string | undefined> = {
  Date: 'DateCalendar',
  Time: 'DigitalClock',
  DateRange: 'DateRangeCalendar',
};

function nameOf(value: string, length: string, style: string) {
  const kind = length === 'Range' ? `${value}Range` : value;
  if (style === 'Inline') return inline[kind];
  if (style === 'Field' && length === 'Range') return `SingleInput${kind}Field`;
  return `${kind}${style}`;
}

function Choice(props: {
  label: string;
  options: string[];
  value: string;
  onChange: (value: string) => void;
}) {
  const { label, options, value, onChange } = props;
  const id = React.useId();
  return (
    <div>
      <Typography id={id} variant="caption">
        {label}
      </Typography>
      <br />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-labelledby={id}
        value={value}
        onChange={(_, chosen: string | null) => chosen && onChange(chosen)}
      >
        {options.map((option) => (
          <ToggleButton key={option} value={option}>
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}

export default function ComponentFinder() {
  const [value, setValue] = React.useState('Date');
  const [length, setLength] = React.useState('Single');
  const [style, setStyle] = React.useState('Picker');
  const name = nameOf(value, length, style);
  const plan = length === 'Range' ? 'x-date-pickers-pro' : 'x-date-pickers';

  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start', maxWidth: '100%' }}>
      <Choice
        label="Value"
        options={values}
        value={value}
        onChange={setValue}
      />
      <Choice
        label="How many"
        options={lengths}
        value={length}
        onChange={setLength}
      />
      <Choice
        label="Style"
        options={styles}
        value={style}
        onChange={setStyle}
      />
      <Typography aria-live="polite" sx={{ overflowWrap: 'anywhere' }}>
        {name ? (
          <Box
            component="code"
            dir="ltr"
          >{`import { ${name} } from '@mui/${plan}/${name}';`}</Box>
        ) : (
          'No inline component: place a calendar and a clock side by side.'
        )}
      </Typography>
    </Stack>
  );
}
