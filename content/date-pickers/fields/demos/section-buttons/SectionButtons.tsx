import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';

const choices = ['month', 'day', 'year', 'all'] as const;
const issued = dayjs('2025-04-17');

export default function SectionButtons() {
  const [sections, setSections] = React.useState<FieldSelectedSections>(null);
  const inputRef = React.useRef<HTMLInputElement>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2 }}>
        <DateField
          label="Issued"
          defaultValue={issued}
          inputRef={inputRef}
          selectedSections={sections}
          onSelectedSectionsChange={setSections}
        />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {choices.map((choice) => (
            <Button
              key={choice}
              size="small"
              variant="outlined"
              onClick={() => {
                inputRef.current?.focus();
                setSections(choice);
              }}
            >
              {choice}
            </Button>
          ))}
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
