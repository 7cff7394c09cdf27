import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Show the path of the selected item', height: 200 });
