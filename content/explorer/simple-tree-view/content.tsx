import { TreeItem } from '@mui/x-tree-view/TreeItem';

/** The same as `content` of the explorer. */
export const content = (
  <>
    <TreeItem itemId="fruit" label="Fruit">
      <TreeItem itemId="apples" label="Apples" />
      <TreeItem itemId="pears" label="Pears" />
    </TreeItem>
    <TreeItem itemId="bakery" label="Bakery">
      <TreeItem itemId="bread" label="Bread" />
      <TreeItem itemId="cakes" label="Cakes" disabled />
      <TreeItem itemId="rolls" label="Rolls" />
    </TreeItem>
    <TreeItem itemId="drinks" label="Drinks" />
  </>
);
