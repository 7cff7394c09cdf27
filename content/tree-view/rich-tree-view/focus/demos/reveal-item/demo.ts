import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Open the branches above an item and focus it', height: 180 });
