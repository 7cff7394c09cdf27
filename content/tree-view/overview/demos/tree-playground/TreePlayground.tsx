import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { createSvgIcon } from '@mui/material/utils';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem,
  treeItemClasses,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';

const products = [
  {
    id: 'lamps',
    label: 'Lamps',
    children: [
      { id: 'desk', label: 'Desk lamps' },
      { id: 'floor', label: 'Floor lamps' },
    ],
  },
  {
    id: 'chairs',
    label: 'Chairs',
    children: [
      { id: 'office', label: 'Office chairs' },
      { id: 'lounge', label: 'Lounge chairs' },
    ],
  },
  { id: 'rugs', label: 'Rugs' },
];

const Plus = createSvgIcon(
  <path d="M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z" />,
  'Plus',
);
const Minus = createSvgIcon(<path d="M5 11h14v2H5z" />, 'Minus');
const Dot = createSvgIcon(<circle cx="12" cy="12" r="4" />, 'Dot');
const customIcons = { expandIcon: Plus, collapseIcon: Minus, endIcon: Dot };

const lines = {
  [`& .${treeItemClasses.groupTransition}`]: {
    ml: 2,
    borderLeft: '1px dashed',
    borderColor: 'divider',
  },
};

const TwoLineItem = React.forwardRef(function TwoLineItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const label = (
    <React.Fragment>
      {props.label}
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        /{props.itemId}
      </Box>
    </React.Fragment>
  );
  return <TreeItem {...props} ref={ref} label={label} />;
});

const options = [
  'multiSelect',
  'checkboxSelection',
  'selectionPropagation',
  'custom icons',
  'guide lines',
  'second line',
];

export default function TreePlayground() {
  const [enabled, setEnabled] = React.useState(['multiSelect', 'guide lines']);
  const has = (option: string) => enabled.includes(option);
  const propagates = has('selectionPropagation');

  const toggle = (option: string) =>
    setEnabled(
      has(option)
        ? enabled.filter((name) => name !== option)
        : [...enabled, option],
    );

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={3}
      sx={{ width: '100%', maxWidth: 560 }}
    >
      <Box sx={{ flex: 1, minHeight: { xs: 224, sm: 300 } }}>
        <RichTreeView
          aria-label="Products"
          key={String(has('multiSelect'))}
          items={products}
          defaultExpandedItems={['lamps', 'chairs']}
          multiSelect={has('multiSelect')}
          checkboxSelection={has('checkboxSelection')}
          selectionPropagation={{
            descendants: propagates,
            parents: propagates,
          }}
          slots={{
            ...(has('custom icons') && customIcons),
            ...(has('second line') && { item: TwoLineItem }),
          }}
          sx={has('guide lines') ? lines : undefined}
        />
      </Box>
      <Stack>
        {options.map((option) => (
          <FormControlLabel
            key={option}
            label={option}
            control={
              <Switch checked={has(option)} onChange={() => toggle(option)} />
            }
          />
        ))}
      </Stack>
    </Stack>
  );
}
