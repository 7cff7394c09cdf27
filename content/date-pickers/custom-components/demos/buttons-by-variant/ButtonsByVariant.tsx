import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import type { PickerOwnerState } from '@mui/x-date-pickers/models';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';

const hireDate = dayjs('2025-04-17');

function buttonsOf({ pickerVariant }: PickerOwnerState): PickersActionBarProps {
  return {
    actions:
      pickerVariant === 'desktop' ? ['today'] : ['clear', 'cancel', 'accept'],
  };
}

export default function ButtonsByVariant() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2 }}>
        <DesktopDatePicker
          label="Start date (desktop)"
          defaultValue={hireDate}
          slotProps={{ actionBar: buttonsOf }}
        />
        <MobileDatePicker
          label="Start date (mobile)"
          defaultValue={hireDate}
          slotProps={{ actionBar: buttonsOf }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
