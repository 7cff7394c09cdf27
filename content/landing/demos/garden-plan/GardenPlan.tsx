import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const plan = [
  {
    id: 'beds',
    label: 'Beds',
    children: [
      { id: 'herbs', label: 'Herbs' },
      { id: 'roots', label: 'Carrots and beets' },
      { id: 'salads', label: 'Lettuce' },
    ],
  },
  {
    id: 'orchard',
    label: 'Orchard',
    children: [
      { id: 'apples', label: 'Apples' },
      { id: 'pears', label: 'Pears' },
      { id: 'plums', label: 'Plums' },
    ],
  },
  { id: 'shed', label: 'Shed' },
];

export default function GardenPlan() {
  return (
    <RichTreeView
      aria-label="Garden plan"
      items={plan}
      multiSelect
      checkboxSelection
      defaultExpandedItems={['beds', 'orchard']}
      defaultSelectedItems={['herbs', 'apples']}
      sx={{ width: 240, minHeight: 300 }}
    />
  );
}
