import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

interface DueDateFormProps {
  onSave: (due: string) => void;
}

export function DueDateForm({ onSave }: DueDateFormProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave(String(new FormData(event.currentTarget).get('due')));
        }}
      >
        <DatePicker label="Due date" name="due" disablePast />
        <button type="submit">Save</button>
      </form>
    </LocalizationProvider>
  );
}
