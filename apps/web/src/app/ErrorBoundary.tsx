import { Component, type ReactNode } from "react";
import { FailurePage } from "./FailurePage.tsx";

/** The last net, for what breaks outside of a route. React has no function for this yet, so it is a class. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return <FailurePage error={this.state.error} retry={() => this.setState({ error: undefined })} />;
  }
}
