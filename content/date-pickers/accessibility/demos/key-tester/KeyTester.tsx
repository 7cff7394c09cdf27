import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const MODIFIERS = ['Alt', 'Control', 'Meta', 'Shift'];

const describeFocus = (element: Element | null) => {
  const label = element?.getAttribute('aria-label');
  const text = element?.textContent;
  return label && text && label !== text
    ? `${label} ${text}`
    : (label ?? text ?? '');
};

const describeValue = (value: Dayjs | null) => {
  if (value === null) {
    return 'null';
  }
  return value.isValid() ? value.format('MMMM D, YYYY') : 'Invalid Date';
};

export default function KeyTester() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-04-17'));
  const [lastKey, setLastKey] = React.useState('');
  const [focus, setFocus] = React.useState('');

  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (!MODIFIERS.includes(event.key)) {
      const key = event.key === ' ' ? 'Space' : event.key;
      setLastKey(`${event.ctrlKey || event.metaKey ? 'Ctrl+' : ''}${key}`);
    }
  };

  const handleKeyUp = () => setFocus(describeFocus(document.activeElement));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        onKeyDownCapture={handleKeyDown}
        onKeyUp={handleKeyUp}
        sx={{ gap: 2, flexDirection: { sm: 'row' }, alignItems: 'flex-start' }}
      >
        <Box>
          <DateField label="Date" value={value} onChange={setValue} />
          <Typography
            component="div"
            variant="body2"
            aria-live="polite"
            sx={{ mt: 2 }}
          >
            <div>Key: {lastKey || 'press one'}</div>
            <div>Focus: {focus || 'none yet'}</div>
            <div>Value: {describeValue(value)}</div>
          </Typography>
        </Box>
        <DateCalendar value={value} onChange={setValue} sx={{ m: 0 }} />
      </Stack>
    </LocalizationProvider>
  );
}
