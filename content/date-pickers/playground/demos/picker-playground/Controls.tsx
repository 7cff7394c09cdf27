import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Choice } from './Choice';
import {
  actionSets,
  families,
  type Family,
  hasCalendars,
  hasDate,
  hasTime,
  isRange,
  type Settings,
} from './settings';

interface ControlsProps {
  settings: Settings;
  onChange: (changes: Partial<Settings>) => void;
}

const visibilities = { default: 'Default', shown: 'Shown', hidden: 'Hidden' };
const familyLabels: Record<Family, string> = {
  Date: families.Date.label,
  Time: families.Time.label,
  DateTime: families.DateTime.label,
  DateRange: families.DateRange.label,
  TimeRange: families.TimeRange.label,
  DateTimeRange: families.DateTimeRange.label,
};
const actionLabels = {
  default: 'Default',
  ...Object.fromEntries(Object.keys(actionSets).map((name) => [name, name])),
};

export function Controls({ settings, onChange }: ControlsProps) {
  const { family, variant, views } = settings;
  const facts = families[family];
  const viewsId = React.useId();
  const hasField = variant !== 'Static';

  const switches = [
    { key: 'shortcuts', label: 'Shortcuts', isUsed: true },
    { key: 'weekNumbers', label: 'Week numbers', isUsed: hasDate(family) },
    {
      key: 'outsideDays',
      label: 'Days outside the month',
      isUsed: hasDate(family),
    },
    { key: 'twentyFourHours', label: '24-hour clock', isUsed: hasTime(family) },
    {
      key: 'clearable',
      label: 'Clear button',
      isUsed: hasField && !(isRange(family) && settings.twoFields),
    },
    {
      key: 'twoFields',
      label: 'Two fields',
      isUsed: hasField && isRange(family),
    },
    { key: 'disabled', label: 'Disabled', isUsed: true },
    { key: 'readOnly', label: 'Read-only', isUsed: true },
  ] as const;

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: '1fr 1fr',
        alignContent: 'start',
      }}
    >
      <Choice
        label="Value"
        value={family}
        options={familyLabels}
        onChange={(next) =>
          onChange({
            family: next,
            views: families[next].defaultViews,
            variant: families[next].hasStatic || hasField ? variant : '',
          })
        }
      />
      <Choice
        label="Variant"
        value={variant}
        options={{
          '': 'Responsive',
          Desktop: 'Desktop',
          Mobile: 'Mobile',
          Static: 'Static',
        }}
        unavailable={facts.hasStatic ? undefined : 'Static'}
        onChange={(next) => onChange({ variant: next })}
      />
      <Choice
        label="Toolbar"
        value={settings.toolbar}
        options={visibilities}
        onChange={(toolbar) => onChange({ toolbar })}
      />
      <Choice
        label="Tabs"
        value={settings.tabs}
        options={visibilities}
        disabled={!facts.hasTabs}
        onChange={(tabs) => onChange({ tabs })}
      />
      <Choice
        label="Action bar"
        value={settings.actions}
        options={actionLabels}
        onChange={(actions) => onChange({ actions })}
      />
      <Choice
        label="Orientation"
        value={settings.orientation}
        options={{
          default: 'Default',
          portrait: 'Portrait',
          landscape: 'Landscape',
        }}
        onChange={(orientation) => onChange({ orientation })}
      />
      <Choice
        label="Months"
        value={settings.calendars}
        options={{ default: 'Default', '1': '1', '2': '2', '3': '3' }}
        disabled={!hasCalendars(family)}
        onChange={(calendars) => onChange({ calendars })}
      />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <FormLabel id={viewsId}>Views</FormLabel>
        <br />
        <ToggleButtonGroup
          size="small"
          aria-labelledby={viewsId}
          value={views}
          onChange={(_, next: string[]) => {
            if (next.length > 0)
              onChange({
                views: facts.views.filter((view) => next.includes(view)),
              });
          }}
          sx={{ flexWrap: 'wrap' }}
        >
          {facts.views.map((view) => (
            <ToggleButton key={view} value={view}>
              {view}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {switches.map(({ key, label, isUsed }) => (
        <FormControlLabel
          key={key}
          label={label}
          disabled={!isUsed}
          control={
            <Switch
              size="small"
              checked={isUsed && settings[key]}
              onChange={(event) => onChange({ [key]: event.target.checked })}
            />
          }
        />
      ))}
    </Box>
  );
}
