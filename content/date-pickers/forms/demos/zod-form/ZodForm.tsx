import * as React from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const firstDay = dayjs('2025-04-14');

const isDay = (value: unknown) => dayjs.isDayjs(value) && value.isValid();
const day = z.custom<Dayjs | null>(isDay, 'Enter a valid date.');

const schema = z
  .object({
    arrival: day.refine((value) => !value?.isBefore(firstDay, 'day'), {
      error: 'Choose April 14 or later.',
    }),
    departure: day,
  })
  .refine(({ arrival, departure }) => departure?.isAfter(arrival, 'day'), {
    path: ['departure'],
    error: 'Leave after you arrive.',
  });

const labels = { arrival: 'Arrival', departure: 'Departure' } as const;
const names = ['arrival', 'departure'] as const;

export default function ZodForm() {
  const [sent, setSent] = React.useState('');
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { arrival: null, departure: null },
  });

  const send = handleSubmit(({ arrival, departure }) => {
    setSent(
      `${arrival?.format('YYYY-MM-DD')} – ${departure?.format('YYYY-MM-DD')}`,
    );
  });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        onSubmit={send}
        sx={{ gap: 2, alignItems: 'flex-start' }}
      >
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
          {names.map((name) => (
            <Controller
              key={name}
              name={name}
              control={control}
              render={({ field, fieldState }) => (
                <DatePicker
                  ref={(root) =>
                    field.ref(root?.querySelector('[role="spinbutton"]'))
                  }
                  label={labels[name]}
                  referenceDate={firstDay}
                  minDate={firstDay}
                  value={field.value}
                  onChange={(value) => field.onChange(value)}
                  slotProps={{
                    textField: {
                      required: true,
                      error: fieldState.invalid,
                      helperText: fieldState.error?.message ?? 'From April 14',
                    },
                  }}
                />
              )}
            />
          ))}
        </Stack>
        <Button type="submit" variant="contained">
          Book
        </Button>
        <Typography aria-live="polite" variant="body2">
          {sent ? `Sent: ${sent}` : 'Nothing sent yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
