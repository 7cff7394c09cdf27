import type { DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import * as React from 'react';
import type { Dayjs } from 'dayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';

export function DueDate() {
  const [value, setValue] = React.useState<Dayjs | null>(null);

  return <DatePicker label="Due date" value={value} onChange={setValue} />;
}

export function AppDatePicker(props: DatePickerProps) {
  return <DatePicker format="YYYY-MM-DD" {...props} />;
}
