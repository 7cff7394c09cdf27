import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Leave the old label when the focus goes away', height: 96 });
