import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Show what somebody chose in the tree', height: 170 });
