/** React contexts with data of the request, which only the server has while it renders a page of the staff area. */
import { createContext } from 'react';

/** True when the page is the response to a form that was not accepted. Its title then begins with "Error:". */
export const RejectedForm = createContext(false);

/** The id of the request in the log, which error pages show. */
export const RequestId = createContext<string | null>(null);
