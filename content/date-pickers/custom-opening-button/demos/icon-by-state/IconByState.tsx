import type { SvgIconProps } from '@mui/material/SvgIcon';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { ArrowDropDownIcon, ClearIcon } from '@mui/x-date-pickers/icons';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const pickup = dayjs('2025-04-17');

function OpenOrCloseIcon(props: SvgIconProps) {
  const { open } = usePickerContext();
  return open ? <ClearIcon {...props} /> : <ArrowDropDownIcon {...props} />;
}

export default function IconByState() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Pickup"
        defaultValue={pickup}
        slots={{ openPickerIcon: OpenOrCloseIcon }}
      />
    </LocalizationProvider>
  );
}
