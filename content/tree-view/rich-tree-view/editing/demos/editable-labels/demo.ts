import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Edit the label of each item', height: 128 });
