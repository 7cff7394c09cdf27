import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const firstDay = dayjs('2025-04-14');

export default function NativeForm() {
  const [arrival, setArrival] = React.useState<Dayjs | null>(null);
  const [error, setError] = React.useState<DateValidationError>(null);
  const [message, setMessage] = React.useState('');
  const [submitted, setSubmitted] = React.useState('');
  const [resets, setResets] = React.useState(0);
  const pickerRef = React.useRef<HTMLDivElement>(null);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (arrival === null || error !== null) {
      setMessage(
        error === 'minDate'
          ? 'Choose April 14 or later.'
          : 'Enter a valid date.',
      );
      pickerRef.current
        ?.querySelector<HTMLElement>('[role="spinbutton"]')
        ?.focus();
      return;
    }
    setSubmitted(String(new FormData(event.currentTarget).get('arrival')));
  };

  const handleReset = () => {
    setArrival(null);
    setError(null);
    setMessage('');
    setSubmitted('');
    // A new key also discards a half-typed date.
    setResets((count) => count + 1);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        onSubmit={handleSubmit}
        onReset={handleReset}
        sx={{ gap: 2, alignItems: 'flex-start' }}
      >
        <DatePicker
          key={resets}
          ref={pickerRef}
          label="Arrival"
          value={arrival}
          onChange={(value, { validationError }) => {
            setArrival(value);
            setError(validationError);
            setMessage('');
          }}
          minDate={firstDay}
          slotProps={{
            textField: {
              required: true,
              error: message !== '' || undefined,
              helperText: message || 'From April 14, 2025',
            },
          }}
        />
        <input
          type="hidden"
          name="arrival"
          value={arrival?.isValid() ? arrival.format('YYYY-MM-DD') : ''}
        />
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button type="submit" variant="contained">
            Book
          </Button>
          <Button type="reset">Reset</Button>
        </Stack>
        <Typography aria-live="polite" variant="body2">
          {submitted ? `Sent: ${submitted}` : 'Nothing sent yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
