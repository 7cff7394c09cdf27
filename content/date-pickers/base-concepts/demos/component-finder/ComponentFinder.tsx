import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const values = ['Date', 'Time', 'DateTime'];
const lengths = ['Single', 'Range'];
const types = ['Picker', 'Field', 'Inline'];

const inline: Record<string, string | undefined> = {
  Date: 'DateCalendar',
  Time: 'DigitalClock',
  DateTime: 'StaticDateTimePicker',
  DateRange: 'DateRangeCalendar',
};

function nameOf(value: string, length: string, type: string) {
  const kind = length === 'Range' ? `${value}Range` : value;
  if (type === 'Inline') return inline[kind];
  if (type === 'Field' && length === 'Range') return `SingleInput${kind}Field`;
  return `${kind}${type}`;
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
  const [type, setType] = React.useState('Picker');
  const name = nameOf(value, length, type);
  const packageName =
    length === 'Range' ? 'x-date-pickers-pro' : 'x-date-pickers';

  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start', maxWidth: '100%' }}>
      <Choice
        label="Value"
        options={values}
        value={value}
        onChange={setValue}
      />
      <Choice
        label="Length"
        options={lengths}
        value={length}
        onChange={setLength}
      />
      <Choice label="Type" options={types} value={type} onChange={setType} />
      <Typography aria-live="polite" sx={{ overflowWrap: 'anywhere' }}>
        {name ? (
          <Box
            component="code"
            dir="ltr"
          >{`import { ${name} } from '@mui/${packageName}/${name}';`}</Box>
        ) : (
          'There is no inline component for this value.'
        )}
      </Typography>
    </Stack>
  );
}
