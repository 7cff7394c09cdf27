import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import type { FieldRef, FieldSectionType } from '@mui/x-date-pickers/models';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange, RangePosition } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

const rental: DateRange<Dayjs> = [dayjs('2025-04-17'), dayjs('2025-04-21')];

export default function RangeSectionButtons() {
  const fieldRef = React.useRef<FieldRef<DateRange<Dayjs>>>(null);

  const select = (position: RangePosition, type: FieldSectionType) => {
    const index = fieldRef.current
      ?.getSections()
      .findIndex(
        (section) => section.dateName === position && section.type === type,
      );
    if (index !== undefined) fieldRef.current?.setSelectedSections(index);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 320 }}>
        <SingleInputDateRangeField
          label="Rental"
          defaultValue={rental}
          unstableFieldRef={fieldRef}
        />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button
            size="small"
            variant="outlined"
            onClick={() => select('start', 'day')}
          >
            First day
          </Button>
          <Button
            size="small"
            variant="outlined"
            onClick={() => select('end', 'day')}
          >
            Last day
          </Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
