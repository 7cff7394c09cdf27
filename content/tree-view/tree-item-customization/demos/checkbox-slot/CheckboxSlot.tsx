import * as React from 'react';
import Box from '@mui/material/Box';
import { createSvgIcon } from '@mui/material/utils';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem,
  TreeItemCheckbox,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';

const stations = [
  { id: 'harbor', label: 'Harbor' },
  { id: 'museum', label: 'Museum' },
  { id: 'airport', label: 'Airport' },
];

const star =
  'm12 3 2.7 5.8 6.3.8-4.6 4.3 1.2 6.2L12 17l-5.6 3.1 1.2-6.2L3 9.6l6.3-.8z';
const FullStar = createSvgIcon(<path d={star} />, 'FullStar');
const EmptyStar = createSvgIcon(
  <path d={star} fill="none" stroke="currentColor" strokeWidth="1.5" />,
  'EmptyStar',
);

type CheckboxProps = React.ComponentProps<typeof TreeItemCheckbox>;

const StarCheckbox = React.forwardRef(function StarCheckbox(
  props: CheckboxProps,
  ref: React.Ref<HTMLButtonElement>,
) {
  return (
    <TreeItemCheckbox
      {...props}
      ref={ref}
      icon={<EmptyStar />}
      checkedIcon={<FullStar />}
    />
  );
});

const slots = { checkbox: StarCheckbox };

const StationItem = React.forwardRef(function StationItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  return <TreeItem {...props} ref={ref} slots={slots} />;
});

export default function CheckboxSlot() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280 }}>
      <RichTreeView
        aria-label="Favorite stations"
        items={stations}
        multiSelect
        checkboxSelection
        defaultSelectedItems={['museum']}
        slots={{ item: StationItem }}
      />
    </Box>
  );
}
