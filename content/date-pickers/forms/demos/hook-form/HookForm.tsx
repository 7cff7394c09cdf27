import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { Controller, useForm } from 'react-hook-form';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import { validateDate } from '@mui/x-date-pickers/validation';

interface Booking {
  arrival: Dayjs | null;
}

const limits = {
  minDate: dayjs('2025-04-14'),
  maxDate: dayjs('2025-05-30'),
  disablePast: false,
  disableFuture: false,
};

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: "This date doesn't exist.",
  minDate: 'Choose April 14 or later.',
  maxDate: 'Choose May 30 or earlier.',
};

function BookingForm() {
  const adapter = usePickerAdapter();
  const [sent, setSent] = React.useState('');
  const [resets, setResets] = React.useState(0);
  const { control, handleSubmit, reset } = useForm<Booking>({
    defaultValues: { arrival: null },
  });

  const validate = (value: Dayjs | null) => {
    if (value === null) {
      return 'Enter a valid date.';
    }
    const error = validateDate({
      adapter,
      value,
      timezone: 'default',
      props: limits,
    });
    return error === null || (messages[error] ?? 'Choose another date.');
  };

  const handleReset = () => {
    reset();
    setSent('');
    // A new key also discards a half-typed date.
    setResets((count) => count + 1);
  };

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit((booking) => {
        setSent(booking.arrival?.format('YYYY-MM-DD') ?? '');
      })}
      onReset={handleReset}
      sx={{ gap: 2, alignItems: 'flex-start' }}
    >
      <Controller
        name="arrival"
        control={control}
        rules={{ validate }}
        render={({ field, fieldState }) => (
          <DatePicker
            {...limits}
            key={resets}
            ref={(root) =>
              field.ref(root?.querySelector('[role="spinbutton"]'))
            }
            label="Arrival"
            value={field.value}
            onChange={(value) => field.onChange(value)}
            slotProps={{
              textField: {
                required: true,
                error: fieldState.invalid,
                helperText: fieldState.error?.message ?? 'April 14 to May 30',
              },
            }}
          />
        )}
      />
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button type="submit" variant="contained">
          Book
        </Button>
        <Button type="reset">Reset</Button>
      </Stack>
      <Typography aria-live="polite" variant="body2">
        {sent ? `Sent: ${sent}` : 'Nothing sent yet'}
      </Typography>
    </Stack>
  );
}

export default function HookForm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <BookingForm />
    </LocalizationProvider>
  );
}
