import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import type { FieldRef } from '@mui/x-date-pickers/models';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

const rental: DateRange<Dayjs> = [dayjs('2025-04-17'), dayjs('2025-04-21')];

export default function TwoInputSections() {
  const startRef = React.useRef<FieldRef<Dayjs | null>>(null);
  const endRef = React.useRef<FieldRef<Dayjs | null>>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 400 }}>
        <MultiInputDateRangeField
          defaultValue={rental}
          unstableStartFieldRef={startRef}
          unstableEndFieldRef={endRef}
          slotProps={{
            textField: ({ position }) => ({
              id: `rental-${position}`,
              label: position === 'start' ? 'Pick-up' : 'Return',
            }),
          }}
        />
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button
            size="small"
            variant="outlined"
            onClick={() => startRef.current?.focusField('day')}
          >
            Pick-up day
          </Button>
          <Button
            size="small"
            variant="outlined"
            onClick={() => endRef.current?.focusField('day')}
          >
            Return day
          </Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
