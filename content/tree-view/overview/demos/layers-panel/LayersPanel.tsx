import * as React from 'react';
import Box from '@mui/material/Box';
import { createSvgIcon } from '@mui/material/utils';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

interface Layer {
  id: string;
  label: string;
  kind: 'frame' | 'shape' | 'text';
  children?: Layer[];
}

const layers: Layer[] = [
  {
    id: 'header',
    label: 'Header',
    kind: 'frame',
    children: [
      { id: 'logo', label: 'Logo', kind: 'shape' },
      { id: 'headline', label: 'Headline', kind: 'text' },
    ],
  },
  {
    id: 'card',
    label: 'Price card',
    kind: 'frame',
    children: [
      { id: 'shadow', label: 'Shadow', kind: 'shape' },
      { id: 'amount', label: 'Amount', kind: 'text' },
      { id: 'button', label: 'Button', kind: 'shape' },
    ],
  },
];

const initiallyVisible = ['header', 'logo', 'headline', 'amount', 'button'];

const icons = {
  frame: createSvgIcon(
    <path d="M8 3v3h8V3h2v3h3v2h-3v8h3v2h-3v3h-2v-3H8v3H6v-3H3v-2h3V8H3V6h3V3zm0 5v8h8V8z" />,
    'Frame',
  ),
  shape: createSvgIcon(<circle cx="12" cy="12" r="7" />, 'Shape'),
  text: createSvgIcon(
    <path d="M5 5h14v4h-2V7h-4v10h2v2H9v-2h2V7H7v2H5z" />,
    'Text',
  ),
};

const LayerItem = React.forwardRef(function LayerItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const layer = useTreeItemModel<Layer>(props.itemId);
  if (!layer) {
    return null;
  }
  const Icon = icons[layer.kind];

  return (
    <TreeItem
      {...props}
      ref={ref}
      label={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Icon fontSize="inherit" color="action" />
          {layer.label}
        </Box>
      }
    />
  );
});

export default function LayersPanel() {
  return (
    <Box sx={{ width: '100%', maxWidth: 300, minHeight: 224 }}>
      <RichTreeView
        aria-label="Layers"
        items={layers}
        defaultExpandedItems={['header', 'card']}
        checkboxSelection
        multiSelect
        selectionPropagation={{ descendants: true, parents: true }}
        defaultSelectedItems={initiallyVisible}
        slots={{ item: LayerItem }}
      />
    </Box>
  );
}
