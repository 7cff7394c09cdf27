import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  usePickerActionsContext,
  usePickerAdapter,
  usePickerContext,
} from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const reviewDate = dayjs('2025-04-17');

function PostponeActions({ className }: PickersActionBarProps) {
  const adapter = usePickerAdapter();
  const { value } = usePickerContext();
  const { setValue, acceptValueChanges } = usePickerActionsContext();
  const postpone = (days: number) => {
    if (value === null) return;
    setValue(adapter.addDays(value, days), { changeImportance: 'set' });
  };

  return (
    <DialogActions className={className}>
      <Button disabled={value === null} onClick={() => postpone(1)}>
        +1 day
      </Button>
      <Button disabled={value === null} onClick={() => postpone(7)}>
        +1 week
      </Button>
      <Button variant="contained" onClick={acceptValueChanges}>
        Save
      </Button>
    </DialogActions>
  );
}

export default function PostponeBar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={reviewDate}
        slots={{ actionBar: PostponeActions }}
      />
    </LocalizationProvider>
  );
}
