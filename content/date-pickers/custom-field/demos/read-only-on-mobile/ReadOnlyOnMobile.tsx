import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField, type DateFieldProps } from '@mui/x-date-pickers/DateField';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

const arrival = dayjs('2025-04-17');

function ResponsiveField(props: DateFieldProps) {
  const { variant, setOpen } = usePickerContext();
  if (variant === 'desktop') return <DateField {...props} />;

  return <DateField {...props} readOnly onClick={() => setOpen(true)} />;
}

export default function ReadOnlyOnMobile() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2 }}>
        <DesktopDatePicker
          label="Arrival (desktop)"
          defaultValue={arrival}
          slots={{ field: ResponsiveField }}
        />
        <MobileDatePicker
          label="Arrival (mobile)"
          defaultValue={arrival}
          slots={{ field: ResponsiveField }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
