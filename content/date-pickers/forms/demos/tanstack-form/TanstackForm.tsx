import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { revalidateLogic, useForm } from '@tanstack/react-form';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import { validateDate } from '@mui/x-date-pickers/validation';

interface Booking {
  arrival: Dayjs | null;
}

const emptyBooking: Booking = { arrival: null };

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
  const pickerRef = React.useRef<HTMLDivElement>(null);
  const [sent, setSent] = React.useState('');
  const [resets, setResets] = React.useState(0);
  const form = useForm({
    defaultValues: emptyBooking,
    validationLogic: revalidateLogic(),
    onSubmit: ({ value }) => setSent(value.arrival?.format('YYYY-MM-DD') ?? ''),
    onSubmitInvalid: () => {
      pickerRef.current
        ?.querySelector<HTMLElement>('[role="spinbutton"]')
        ?.focus();
    },
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
    return error === null
      ? undefined
      : (messages[error] ?? 'Choose another date.');
  };

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.handleSubmit();
      }}
      onReset={(event) => {
        event.preventDefault();
        form.reset();
        setSent('');
        // A new key also discards a half-typed date.
        setResets((count) => count + 1);
      }}
      sx={{ gap: 2, alignItems: 'flex-start' }}
    >
      <form.Field
        name="arrival"
        validators={{ onDynamic: ({ value }) => validate(value) }}
      >
        {(field) => (
          <DatePicker
            {...limits}
            key={resets}
            ref={pickerRef}
            label="Arrival"
            value={field.state.value}
            onChange={(value) => field.handleChange(value)}
            slotProps={{
              textField: {
                required: true,
                error: !field.state.meta.isValid,
                helperText: field.state.meta.errors[0] ?? 'April 14 to May 30',
              },
            }}
          />
        )}
      </form.Field>
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

export default function TanstackForm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <BookingForm />
    </LocalizationProvider>
  );
}
